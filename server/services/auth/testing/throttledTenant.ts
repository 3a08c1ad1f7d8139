/** A tenant of four hundred accounts with one password, for tests of how often signing in may fail. */
import { sql } from 'kysely';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openPostgresDatabase } from '#server/platform/db/postgres/postgresDatabase.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import { openTestPostgres } from '#server/testing/openTestPostgres.ts';
import { openMigratedDatabase } from '#server/testing/testDatabase.ts';
import { hashPassword } from '../passwords.ts';
import { signIn } from '../signIn.ts';
import { rememberSource, type SignInSource } from '../throttle/knownSources.ts';

export interface ThrottledTenant {
  readonly database: DatabaseHandle;
  signIn(email: string, source: SignInSource): Promise<string>;
  guess(email: string, source: SignInSource): Promise<string>;
  /** How many of so many guesses, one after the other, were looked at. */
  evaluated(count: number, guessOf: (n: number) => { email: string; address: string }): Promise<number>;
  /** Seconds that the next try has to wait. */
  waitOf(email: string, source: SignInSource): Promise<number>;
  /** Lets so many seconds pass in the counts. */
  sleep(seconds: number): Promise<void>;
  rememberAll(address: string): Promise<void>;
  close(): Promise<void>;
}

const PASSWORD = 'the right one';

export async function openThrottledTenant(kind: 'pglite' | 'postgres'): Promise<ThrottledTenant> {
  const postgres = kind === 'postgres' ? await openTestPostgres() : null;
  const database = postgres ? await openPostgresDatabase(postgres.url) : await openMigratedDatabase();
  await migrate(database, Object.values(entities));
  const hash = await hashPassword(PASSWORD);
  await database.withTenant('t1', async (tx) => {
    await sql`insert into role (tenant_id, id, name, type) values ('t1', 'r', 'Mentor', '{Mentor}')`.execute(tx);
    await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id, password_hash)
      select 't1', 'u' || n, 'U', 'u' || n || '@t1.test', 'Active', 'network', 'r', ${hash}
      from generate_series(0, 399) n`.execute(tx);
  });
  const attempt = async (email: string, source: SignInSource, password: string) =>
    signIn(database, 't1', { email, password, source });
  const guess = async (email: string, source: SignInSource) => (await attempt(email, source, 'wrong')).kind;
  return {
    database,
    signIn: async (email, source) => (await attempt(email, source, PASSWORD)).kind,
    guess,
    evaluated: async (count, guessOf) => {
      let refused = 0;
      for (let n = 0; n < count; n += 1) {
        const { email, address } = guessOf(n);
        if ((await guess(email, { device: null, address })) === 'refused') refused += 1;
      }
      return refused;
    },
    waitOf: async (email, source) => {
      const result = await attempt(email, source, 'wrong');
      return result.kind === 'limited' ? result.retryAfterSeconds : 0;
    },
    sleep: async (seconds) => {
      await database.withTenant('t1', (tx) =>
        sql`update sign_in_count set failed_at = failed_at - make_interval(secs => ${seconds}::int)`.execute(tx),
      );
    },
    rememberAll: (address) =>
      database.withTenant('t1', async (tx) => {
        for (let n = 0; n < 400; n += 1) await rememberSource(tx, `u${n}`, { device: null, address });
      }),
    close: async () => {
      await database.close();
      await postgres?.close();
    },
  };
}

export async function clearSignIns({ database }: ThrottledTenant): Promise<void> {
  await database.withTenant('t1', async (tx) => {
    await sql`delete from sign_in_count`.execute(tx);
    await sql`delete from known_source`.execute(tx);
  });
}
