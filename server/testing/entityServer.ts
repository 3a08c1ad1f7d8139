/** The entities and their modules of the real spec, on a database of their own, without HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DocumentNode, parse, validate } from 'graphql';
import { sql } from 'kysely';
import { loadPrincipal } from '#server/access/loadPrincipal.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { EntityReads } from '#server/entities/plan/EntityReads.ts';
import type { ExecutableSchema } from '#server/entities/plan/plannedExecution.ts';
import { flags, switches } from '#server/generated/access.gen.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { executeOperation } from '#server/graphql/execute/executeOperation.ts';
import { subscribeOperation } from '#server/graphql/execute/subscribeOperation.ts';
import { Clock } from '#server/platform/clock/Clock.ts';
import { ConnectedServices } from '#server/platform/connections/ConnectedServices.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { createContext } from '#server/platform/context/createContext.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import type { ConnectionSettings } from '#server/platform/env/readConnections.ts';
import { openAttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import { featuresOf } from '#server/platform/tenants/featuresOf.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { jobRunner } from '#server/services/jobs/jobRunner.ts';
import { followers, jobHandlers, schedules } from '#server/start/product.ts';
import { entityApp } from './entityApp.ts';
import { isQuery, seeingLocks } from './seeingLocks.ts';
import type { Json } from './startTestServer.ts';
import { openMigratedDatabase } from './testDatabase.ts';

export interface EntityServer {
  readonly database: DatabaseHandle;
  /** Answer of a query or mutation of a user; null is a visitor. */
  ask(
    userId: string | null,
    text: string,
    variables?: Record<string, unknown>,
    language?: string | null,
  ): Promise<ServerAnswer>;
  /** Events of a subscription, from now on. */
  watch(userId: string, text: string, variables?: Record<string, unknown>): Promise<AsyncIterable<ServerAnswer>>;
  /** As whom services are called; null is a visitor. */
  contextOf(userId: string | null): Promise<RequestContext>;
  /** Does all that is due at a time. The first time only sets the marks. */
  tick(now: Date): Promise<void>;
  close(): Promise<void>;
}

export interface ServerAnswer {
  readonly data?: Json | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
  readonly extensions?: Record<string, unknown>;
}

/** Switches of a tenant with the widest plan, as its record keeps them. */
export const everySwitchOn = Object.fromEntries(Object.keys(switches).map((name) => [name, true]));

/** Where all requests of a test come from. */
export const testAddress = '192.0.2.7';

/** A misspelt field of a test would answer nothing: the server refuses such a text before it runs. */
function validDocument({ schema }: ExecutableSchema, text: string): DocumentNode {
  const document = parse(text);
  const [wrong] = validate(schema, document);
  if (wrong) throw wrong;
  return document;
}

/** Starts with what `seed` writes into tenant `t1`. */
export async function startEntityServer(
  seed: (tx: Tx) => Promise<void>,
  timezone = 'UTC',
  open: () => Promise<DatabaseHandle> = openMigratedDatabase,
  connections: ConnectionSettings | null = null,
): Promise<EntityServer> {
  const database = await open();
  await migrate(database, Object.values(entities));
  await database.withTenant('t1', seed);
  const outbox = new OutboxReader(database);
  await outbox.start();
  const app = entityApp();
  const tenant = tenantFixture(timezone);
  const dataDir = await mkdtemp(join(tmpdir(), 'cohort-entities-'));
  const store = await openAttachmentStore(dataDir, null);
  const tenantOf = async (id: string) => (id === tenant.id ? tenant : null);
  const services = new ConnectedServices(connections);
  const reads = new EntityReads(specCatalog, app.schema);
  const jobs = jobRunner({ database, outbox, services, followers, reads, store, tenantOf }, jobHandlers);
  await jobs.start();
  const clock = new Clock({ database, outbox, services, followers, tenantOf }, schedules);
  const contextOf = async (
    userId: string | null,
    language: string | null = null,
    used: DatabaseHandle = database,
  ): Promise<RequestContext> => {
    const principal = userId && (await database.withTenant(tenant.id, (tx) => loadPrincipal(tx, tenant.id, userId)));
    const identity = principal
      ? {
          principal,
          viewer: { id: principal.id, email: 'x@t1.test', language },
          token: { tokenHash: 'x', sessionId: null },
        }
      : null;
    const client = { transport: 'http', userAgent: null, clientAddress: testAddress } as const;
    return createContext({ database: used, outbox, services, followers }, { tenant, identity, ...client });
  };
  return {
    database,
    ask: async (userId, text, variables, language) => {
      const document = validDocument(app, text);
      const locks = new Set<string>();
      const used = isQuery(document) ? seeingLocks(database, locks) : database;
      const outcome = await executeOperation(app, {
        document,
        variables,
        context: await contextOf(userId, language, used),
      });
      if (locks.size > 0) throw new Error(`what is only read locks rows of ${[...locks].join(', ')}`);
      return JSON.parse(outcome.text ?? JSON.stringify(outcome.result)) as ServerAnswer;
    },
    watch: async (userId, text, variables) => {
      const started = await subscribeOperation(app, {
        document: validDocument(app, text),
        variables,
        context: await contextOf(userId),
      });
      if (!(Symbol.asyncIterator in started)) throw new Error(started.errors?.[0]?.message ?? 'no subscription');
      return started as AsyncIterable<ServerAnswer>;
    },
    contextOf: (userId) => contextOf(userId),
    tick: (now) => clock.tick(now),
    close: async () => {
      await jobs.stop();
      await rm(dataDir, { recursive: true, force: true });
      await outbox.stop();
      await database.close();
    },
  };
}

/** The tenant `t1` with every feature on. */
export function tenantFixture(timezone: string): Tenant {
  return {
    id: 't1',
    slug: 't1',
    name: 'Test',
    timezone,
    defaultLanguage: 'en',
    features: featuresOf(everySwitchOn, flags),
    origin: 'http://t1.localhost',
    reachedAt: 'http://t1.localhost',
    signOn: null,
    mailFrom: 'no-reply@t1.localhost',
    logo: null,
    whiteLogo: null,
    seoTitle: null,
    isListed: false,
    brand: null,
    description: null,
    address: null,
    outside: { usesTagManager: false, api: null, chat: null },
    embeddingSites: [],
    startupLabels: null,
    ownWords: [],
    arrangements: [],
  };
}

/** A role, a few startups and users: enough for rules to matter. */
export async function seedPeople(tx: Tx): Promise<void> {
  const types = ['Admin', 'Mentor', 'Cofounder', 'Applicant', 'Staff'];
  for (const type of types) {
    await sql`insert into role (tenant_id, id, name, type) values ('t1', ${`r-${type}`}, ${type}, ${[type]})`.execute(
      tx,
    );
  }
  await sql`insert into startup (tenant_id, id, name) values ('t1', 's1', 'Acme'), ('t1', 's2', 'Birch'), ('t1', 's3', 'Empty')`.execute(
    tx,
  );
  await sql`insert into "user" (tenant_id, id, first_name, last_name, email, status, category, role_id, startups_ids, assigned_startups_ids)
    values ('t1', 'admin', 'Ada', 'Admin', 'ada@t1.test', 'Active', 'employee', 'r-Admin', '{}', '{}'),
      ('t1', 'staff', 'Sam', 'Staff', 'sam@t1.test', 'Active', 'employee', 'r-Staff', '{}', '{}'),
      ('t1', 'mentor', 'Mia', 'Mentor', 'mia@t1.test', 'Active', 'network', 'r-Mentor', '{}', '{s1}'),
      ('t1', 'cof1', 'Cora', 'One', 'cora@t1.test', 'Active', 'other', 'r-Cofounder', '{s1}', '{}'),
      ('t1', 'cof1b', 'Carl', null, 'carl@t1.test', 'Active', 'other', 'r-Cofounder', '{s1}', '{}'),
      ('t1', 'cof2', 'Dana', 'Two', 'dana@t1.test', 'Active', 'other', 'r-Cofounder', '{s2}', '{}'),
      ('t1', 'applicant', 'Abe', 'Plicant', 'abe@t1.test', 'Active', 'other', 'r-Applicant', '{}', '{}')`.execute(tx);
}
