import { type RawBuilder, sql } from 'kysely';

/** SQL: whoever has an application is a visitor with an account until they have confirmed their address, and waits for an answer. */
const applies = sql`lower(status) = 'pending' and exists (
  select from application where applicant_id = "user".id)`;

/** SQL over `user`: who is told here. */
export const isTold: RawBuilder<unknown> = sql`(lower(status) = 'active' or (${applies}))`;

/** SQL over `user`: who is written to; what concerns an application reaches the address that it was made with. */
export const isWritten = (isAlways: boolean): RawBuilder<unknown> =>
  isAlways
    ? sql`((lower(status) = 'active' and validated) or (${applies}))`
    : sql`(lower(status) = 'active' and validated)`;
