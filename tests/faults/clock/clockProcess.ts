/**
 * A process that holds a clock, for tests that kill it. Its minutes pass quickly: the time is counted from an instant that
 * is given, so that several processes agree on it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Clock } from '#server/platform/clock/Clock.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { ConnectedServices } from '#server/platform/connections/ConnectedServices.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import { tenantFixture } from '#server/testing/entityServer.ts';

const [url = '', since = '0', speed = '600', pause = '3'] = process.argv.slice(2);

/** Writes down which time it did, in several steps, so that a process can die in the middle. */
const noteWindow: Schedule = {
  name: 'probe',
  about: 'Notes the time it is called for',
  at: 'minute',
  run: async ({ tx, from, until }) => {
    for (const part of [1, 2, 3]) {
      if (part === 2) process.send?.('in the middle');
      await sql`insert into clock_probe (part, from_at, until_at)
        values (${part}, ${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)`.execute(tx);
      await sleep(Number(pause));
    }
    return false;
  },
};

const database = await openPostgresDatabase(url, { poolSize: 3 });
const tenant = tenantFixture('UTC');
const clock = new Clock(
  {
    database,
    outbox: new OutboxReader(database),
    services: new ConnectedServices(null),
    followers: new Map(),
    tenantOf: async () => tenant,
  },
  [noteWindow],
);
process.send?.('ready');
for (;;) {
  const passed = Date.now() - Number(since);
  await clock.tick(new Date(Number(since) + passed * Number(speed)));
  await sleep(5);
}
