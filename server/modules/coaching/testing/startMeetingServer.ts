import { sql } from 'kysely';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { type EntityServer, everySwitchOn, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { openTestPostgres } from '#server/testing/openTestPostgres.ts';

const HOUR = 3_600_000;
/** More than a day away: in the last minute of an hour the reminders of the day before would be due too. */
const tomorrow = Math.ceil(Date.now() / HOUR) * HOUR + 25 * HOUR;

/** An instant so many minutes after the first hour of tomorrow. */
export const at = (minutes: number): string => new Date(tomorrow + minutes * 60_000).toISOString();

export interface MeetingServer {
  readonly server: EntityServer;
  readonly close: () => Promise<void>;
}

/**
 * People of one organisation, and a mentor who offers four hours. On PostgreSQL with several connections: on the embedded
 * database nothing happens at once.
 */
export async function startMeetingServer(): Promise<MeetingServer> {
  const postgres = await openTestPostgres();
  const server = await startEntityServer(
    async (tx) => {
      await seedPeople(tx);
      await sql`insert into incubator (tenant_id, id, name, slug, timezone, switches)
        values ('t1', 't1', 'Test', 't1', 'UTC', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
      await sql`insert into program_mentor_availability (tenant_id, id, location, user_id, start_time, end_time, is_public, session_length)
        values ('t1', 'd1', 'Library', 'mentor', ${at(0)}, ${at(240)}, true, 30),
          ('t1', 'd2', 'Closed', 'mentor', ${at(600)}, ${at(660)}, false, 30)`.execute(tx);
      await sql`update "user" set validated = true`.execute(tx);
    },
    'UTC',
    () => openPostgresDatabase(postgres.url, { poolSize: 6 }),
  );
  const close = async (): Promise<void> => {
    await server.close();
    await postgres.close();
  };
  return { server, close };
}
