/** A PostgreSQL server, shared by any number of server processes. */
import { createHash } from 'node:crypto';
import { CompiledQuery, Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseHandle, SqlRow, SqlStatement, Tx } from '../database.ts';
import { type Begin, TransactionJoiner } from '../joinTransaction.ts';
import { readBehindWall } from '../readBehindWall.ts';
import { APP_ROLE, SYSTEM_ROLE } from '../schema/tenantWall.ts';
import { isConnectionFailure } from './connectionFailure.ts';
import { listenOnPostgres } from './listenOnPostgres.ts';
import { PostgresConnections } from './PostgresConnections.ts';

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
  const statementTimeoutMs = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const connections = new PostgresConnections(url, { poolSize: options.poolSize ?? POOL_SIZE, statementTimeoutMs });
  const root = new Kysely<Database>({ dialect: new PostgresDialect({ pool: connections }) });
  const joiner = new TransactionJoiner();
  const namer = new StatementNamer();
  const guard = connections.guard.bind(connections);

  return {
    kind: 'postgres',
    withTenant: (tenantId, work) =>
      guard(() => joiner.run(`tenant ${tenantId}`, beginWith(root, beginText(APP_ROLE, tenantId)), work)),
    withSystem: (work) => guard(() => joiner.run('system', beginWith(root, beginText(SYSTEM_ROLE, '')), work)),
    withSchemaLock: (work) =>
      guard(() => joiner.run('schema', (inner) => aloneOn(connections.openPatientClient(), beginSchema, inner), work)),
    readInTenant: (tenantId, statement) =>
      guard(() => {
        const open = joiner.current(`tenant ${tenantId}`);
        if (open) return readInside(open, statement);
        return readAlone(connections, tenantId, statement, namer.nameOf(statement.sql));
      }),
    listen: (channel, wake) => listenOnPostgres(() => connections.openClient(), channel, wake),
    ping: () => connections.ping(),
    close: () => root.destroy(),
  };
}

const beginSchema = 'begin; set local statement_timeout = 0';

/** Changes of the schema take as long as they take: on a connection of their own, which has no limit. */
async function aloneOn<T>(client: pg.Client, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  client.on('error', () => {});
  await client.connect();
  await expectUtf8(client);
  const pool: PostgresPool = {
    connect: async () => Object.assign(client, { release: () => {} }),
    end: () => client.end(),
    options: { max: 1 },
  };
  const root = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await beginWith(
      root,
      begin,
    )(async (tx) => {
      await sql`select pg_advisory_xact_lock(${SCHEMA_LOCK})`.execute(tx);
      return work(tx);
    });
  } finally {
    await root.destroy();
  }
}

/** In another encoding no search would work, and letters would be lost: said before anything is kept there. */
async function expectUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  await client.end();
  throw new Error(
    `The database of DATABASE_URL has the encoding ${encoding}; Cohort needs UTF8. Make one with: createdb --encoding=UTF8 --template=template0 NAME`,
  );
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
  connections: PostgresConnections,
  tenantId: string,
  statement: SqlStatement,
  name: string | null,
): Promise<readonly SqlRow[]> {
  const client = await connections.connect();
  try {
    const rows = await readBehindWall(client, tenantId, statement, name);
    client.release();
    return rows;
  } catch (error) {
    // What the server refuses leaves the connection whole; anything else may not.
    client.release(isConnectionFailure(error) || !(error instanceof pg.DatabaseError));
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
