import { sql } from 'kysely';
import type { Arrangement } from '#domain/arrangement/arranged.ts';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

interface Begun {
  /** What its plan has. */
  readonly features?: readonly string[];
  readonly arrangements?: readonly Arrangement[];
}

/** The organisation `t1` with its people, for tests of what it has otherwise. */
export function startOrganisation({ features = [], arrangements = [] }: Begun = {}): Promise<EntityServer> {
  const plan = JSON.stringify({ features });
  return startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, currency, timezone, plan_info, switches, arrangements)
      values ('t1', 't1', 'Harbour', 'harbour', 'USD', 'UTC', ${plan}::jsonb, ${JSON.stringify(everySwitchOn)}::jsonb,
        ${JSON.stringify(arrangements)}::jsonb)`.execute(tx);
  });
}
