import { sql } from 'kysely';

/** Applications `o` and `a` are of one applicant: the person, their address, or the startup. */
export const sameApplicant = sql`(o.id = a.id or o.applicant_id = a.applicant_id or o.startup_id = a.startup_id
  or lower(o.founder_email) = lower(nullif(a.founder_email, '')))`;
