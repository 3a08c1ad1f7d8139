/** What a trial says is what would have been done: counted once for many events, as often as they are found one by one. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AutomationMeta } from '#domain/model/automation.ts';
import { automations } from '#server/generated/automations.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { countOccurrences } from './countOccurrences.ts';
import { findOccurrences } from './occurrences.ts';

const EVENTS = 40;
const now = new Date('2031-05-20T12:00:00Z');
const month = { from: new Date('2031-04-20T12:00:00Z'), until: now };

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

/** Events that name, one after the other, each record there is, some nobody knows, and lists with a person twice. */
async function happen(tx: Tx, { id, trigger, records, lists, values }: AutomationMeta): Promise<void> {
  if (!('event' in trigger)) return;
  const known = new Map<string, readonly string[]>();
  for (const entity of new Set([...Object.values(records), 'User'])) known.set(entity, await idsOf(tx, entity));
  const one = (entity: string, at: number): string =>
    known.get(entity)?.[at % (known.get(entity)?.length ?? 1)] ?? 'nobody';
  for (let at = 0; at < EVENTS; at += 1) {
    const named = Object.entries(records).map(([part, entity]) => [part, at % 7 === 6 ? 'nobody' : one(entity, at)]);
    const listed = lists.map((part) => [part, [one('User', at), one('User', at), one('User', at + 1)]]);
    const given = Object.entries(values).map(([part, allowed]) => [part, at % 2 ? 'other' : (allowed[0] ?? null)]);
    const payload = JSON.stringify(Object.fromEntries([...named, ...listed, ...given]));
    await sql`insert into domain_event (tenant_id, id, name, payload, happened_at)
      values ('t1', ${`${id}-${at}`}, ${trigger.event}, ${payload}::jsonb, ${month.from.toISOString()}::timestamptz + ${at + 1} * interval '1 hour')`.execute(
      tx,
    );
  }
}

async function idsOf(tx: Tx, name: string): Promise<readonly string[]> {
  const table = Object.values(entities).find((entity) => entity.name === name)?.table ?? '';
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

describe('a trial counts', () => {
  it.each(automations)('$id as often as it is found', async (automation) => {
    await server.database.withTenant('t1', async (tx) => {
      await happen(tx, automation);
      const asked = { tx, timeZone: 'UTC', now };
      const found = await findOccurrences(asked, automation, month);
      const steps = automation.steps.map(
        (step, index) => found.filter(({ people }) => !('people' in step) || (people[index]?.length ?? 0) > 0).length,
      );
      expect(await countOccurrences(asked, automation, month)).toEqual({ occurrences: found.length, steps });
    });
  });

  it('something for steps about people: the comparison is not of nothing with nothing', async () => {
    const counts = await server.database.withTenant('t1', (tx) =>
      Promise.all(automations.map((automation) => countOccurrences({ tx, timeZone: 'UTC', now }, automation, month))),
    );
    expect(counts.filter(({ steps }) => steps.some((times) => times > 0)).length).toBeGreaterThan(8);
  });
});
