import { type RawBuilder, sql } from 'kysely';

/**
 * The condition that an incubator has registered the domain as one of its own. Where two have, it is the older one's
 * (`registeredFirst`): nobody takes a domain away from another by writing it down as well.
 */
export function hasRegistered(domain: string): RawBuilder<unknown> {
  return sql`lower(custom_domain) = ${domain}`;
}

export const registeredFirst = sql`created_at, id`;
