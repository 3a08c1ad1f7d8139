import { type RawBuilder, sql } from 'kysely';

/** SQL over `user`: who is told here; of those who have not confirmed their address yet, the one who is reached early. */
export const isTold = (early: string | null | undefined): RawBuilder<unknown> =>
  sql`(lower(status) = 'active' or ${isEarly(early)})`;

/** SQL over `user`: who is written to, likewise. */
export const isWritten = (early: string | null | undefined): RawBuilder<unknown> =>
  sql`((lower(status) = 'active' and validated) or ${isEarly(early)})`;

const isEarly = (early: string | null | undefined): RawBuilder<unknown> =>
  sql`(id = ${early ?? null} and lower(status) in ('active', 'pending'))`;
