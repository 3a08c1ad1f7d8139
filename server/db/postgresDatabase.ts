/** A PostgreSQL server, shared by any number of server processes. */
import { createHash } from 'node:crypto';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseHandle, SqlRow, SqlStatement, Tx } from './database.ts';
import { type Begin, TransactionJoiner } from './joinTransaction.ts';
import { listenOnPostgres } from './listenOnPostgres.ts';
import { prepareEnter, readBehindWall } from './readBehindWall.ts';
import { APP_ROLE, SYSTEM_ROLE } from './tenantWall.ts';

/** Statements longer than this are stopped by the server: no request may take longer. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** More connections than the server has cores to run them only wait for each other. */
const POOL_SIZE = 10;
/** Any fixed number; all processes of this project use the same. */
const SCHEMA_LOCK = 4_203_771;
/** Statements that a connection keeps prepared; beyond it further texts are planned each time. */
const MAX_PREPARED = 500;

export interface PostgresOptions {
  readonly poolSize?: number;
  /** After this a statement is stopped by the server. */
  readonly statementTimeoutMs?: number;
}

export async function openPostgresDatabase(url: string, options: PostgresOptions = {}): Promise<DatabaseHandle> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? POOL_SIZE,
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    // Statements are sent without waiting for the answer to the one before.
    pipeline: true,
    // Prepared statements are planned once: each costs more to plan for its values than to run.
    options: '-c plan_cache_mode=force_generic_plan',
  } as pg.PoolConfig);
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) console.error(`database connection lost: ${error.message}`);
  });
  // Should it fail, so does each read that needs it, and says so.
  pool.on('connect', (client) => void client.query(prepareEnter).catch(() => {}));
  const root = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const joiner = new TransactionJoiner();
  const namer = new StatementNamer();

  return {
    kind: 'postgres',
    withTenant: (tenantId, work) =>
      joiner.run(`tenant ${tenantId}`, beginWith(root, beginText(APP_ROLE, tenantId)), work),
    withSystem: (work) => joiner.run('system', beginWith(root, beginText(SYSTEM_ROLE, '')), work),
    withSchemaLock: (work) =>
      joiner.run('schema', beginWith(root, 'begin; set local statement_timeout = 0'), async (tx) => {
        await sql`select pg_advisory_xact_lock(${SCHEMA_LOCK})`.execute(tx);
        return work(tx);
      }),
    readInTenant: (tenantId, statement) => {
      const open = joiner.current(`tenant ${tenantId}`);
      return open ? readInside(open, statement) : readAlone(pool, tenantId, statement, namer.nameOf(statement.sql));
    },
    listen: (channel, wake) => listenOnPostgres(url, channel, wake),
    ping: async () => {
      await sql`select 1`.execute(root);
    },
    close: async () => {
      isClosing = true;
      await root.destroy();
    },
  };
}

function beginText(role: string, tenantId: string): string {
  const tenant = pg.escapeLiteral(tenantId);
  return `begin; set local role ${role}; set local app.tenant = ${tenant}`;
}

function beginWith(root: Kysely<Database>, begin: string): Begin {
  return (work) =>
    root.connection().execute(async (connection) => {
      // Not awaited: the first statement of `work` follows it down the wire. Should it fail, the transaction is
      // aborted, every later statement is refused by the server, and the error comes out below.
      const begun = connection.executeQuery(CompiledQuery.raw(begin));
      begun.catch(() => {});
      try {
        const result = await work(connection);
        await begun;
        await commit(connection);
        return result;
      } catch (error) {
        await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
        throw await begun.then(
          () => error,
          (cause: unknown) => cause,
        );
      }
    });
}

async function commit(connection: Tx): Promise<void> {
  const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'));
  if (rows[0]?.command === 'ROLLBACK') throw new Error('The transaction was rolled back because a statement failed');
}

async function readInside(tx: Tx, statement: SqlStatement): Promise<readonly SqlRow[]> {
  const { rows } = await tx.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(statement.sql, [...statement.parameters]),
  );
  return rows;
}

async function readAlone(
  pool: pg.Pool,
  tenantId: string,
  statement: SqlStatement,
  name: string | null,
): Promise<readonly SqlRow[]> {
  const client = await pool.connect();
  try {
    const rows = await readBehindWall(client, tenantId, statement, name);
    client.release();
    return rows;
  } catch (error) {
    // What the server refuses leaves the connection whole; anything else may not.
    client.release(!(error instanceof pg.DatabaseError));
    throw error;
  }
}

/** Names the statements that are worth preparing: those seen before, up to a bound. */
class StatementNamer {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= MAX_PREPARED) return null;
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= MAX_PREPARED) this.#seen.clear();
      this.#seen.add(text);
      return null;
    }
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    this.#names.set(text, name);
    return name;
  }
}
