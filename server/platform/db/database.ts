/** The one handle on the database, whichever of the two it is. */
import type { Kysely } from 'kysely';
import type { EntityTables } from '#server/generated/tables.gen.ts';
import type { InfraTables } from './schema/infraTables.ts';

export type Database = EntityTables & InfraTables;

/** A transaction; every query of a request goes through one. */
export type Tx = Kysely<Database>;

/** SQL text with `$1`… and its parameters. */
export interface SqlStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type SqlRow = Readonly<Record<string, unknown>>;

export interface DatabaseHandle {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in one transaction that sees one tenant only. Called again inside `work`, for the same tenant, it joins
   * the transaction that is open.
   */
  withTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction across tenants. Never on behalf of a request's own input. */
  withSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One read behind the wall, in as few round trips as the driver allows. */
  readInTenant(tenantId: string, statement: SqlStatement): Promise<readonly SqlRow[]>;
  /** Runs statements as the owner of the schema, in one transaction, while no other process does. */
  withSchemaLock<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls `wake` after a NOTIFY on the channel. A notification can be lost: poll as well. */
  listen(channel: string, wake: () => void): Promise<() => Promise<void>>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
