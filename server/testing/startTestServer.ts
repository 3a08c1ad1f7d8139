/** The whole server on a free port with an embedded database in memory, for tests over real sockets. */
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { entities } from '#server/generated/entities.gen.ts';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/schema/migrate.ts';
import type { OidcSettings } from '#server/platform/env/env.ts';
import type { ConnectionSettings } from '#server/platform/env/readConnections.ts';
import { type AttachmentStore, openAttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { StaticFiles } from '#server/platform/http/StaticFiles.ts';
import type { OutgoingMail } from '#server/platform/mail/mailTransport.ts';
import { hashPassword } from '#server/services/auth/passwords.ts';
import { createApp } from '#server/start/createApp.ts';
import { entityWriter, followers, jobHandlers } from '#server/start/product.ts';
import { entityApp } from './entityApp.ts';
import { openMigratedDatabase } from './testDatabase.ts';

export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body as JSON; empty when it is none. */
  readonly json: Json;
}

/** JSON of any shape, for tests to look into and compare. */
export interface Json {
  readonly [key: string]: Json;
}

interface TestRequest {
  readonly method?: string;
  readonly tenant?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface TestServer {
  readonly port: number;
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  readonly database: DatabaseHandle;
  readonly mails: OutgoingMail[];
  readonly dataDir: string;
  call(path: string, options?: TestRequest): Promise<TestAnswer>;
  graphql(query: string, options?: { tenant?: string; token?: string; variables?: object }): Promise<TestAnswer>;
  signIn(email: string, tenant?: string, password?: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly isExploring?: boolean;
  /** Whether it is a demo; without a word of it, where operations are explored. */
  readonly isDemo?: boolean;
  /** What the client asks, where nothing else is answered. */
  readonly knownOperations?: readonly string[];
  readonly database?: DatabaseHandle;
  readonly dist?: string;
  readonly publicUrl?: string;
  readonly oidc?: OidcSettings;
  readonly mailReportsSecret?: string;
  readonly connections?: ConnectionSettings;
  /** Else a folder. */
  readonly attachments?: AttachmentStore;
}

export const TEST_PASSWORD = 'accelerate';

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await openMigratedDatabase());
  await migrate(database, Object.values(entities));
  await database.withSystem(seed);
  const mails: OutgoingMail[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'cohort-test-'));
  const app = await createApp({
    app: entityApp(),
    database,
    writer: entityWriter,
    jobs: jobHandlers,
    followers,
    schedules: [],
    attachments: options.attachments ?? (await openAttachmentStore(dataDir, null)),
    knownOperations: options.knownOperations ?? [],
    files: await StaticFiles.load(options.dist ?? '/nowhere'),
    mailTransport: {
      send: async (mail) => {
        mails.push(mail);
      },
      close: () => {},
    },
    env: {
      graphqlExplore: options.isExploring ?? true,
      demo: options.isDemo ?? options.isExploring ?? true,
      oidc: options.oidc ?? null,
      mailReportsSecret: options.mailReportsSecret ?? null,
      publicUrl: options.publicUrl ?? 'http://localhost:3000',
      dataDir,
      trustProxy: false,
      connections: options.connections ?? null,
      socketsPerUser: 20,
    },
  });
  const port = await app.listen(0, '127.0.0.1');
  const call = (path: string, test: TestRequest = {}) => send(port, path, test);
  return {
    port,
    routes: app.routes,
    database,
    mails,
    dataDir,
    call,
    graphql: (query, { tenant, token, variables } = {}) =>
      call('/graphql', {
        method: 'POST',
        ...(tenant && { tenant }),
        headers: { 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) },
        body: { query, variables },
      }),
    signIn: async (email, tenant = 'red', password = TEST_PASSWORD) => {
      const { json } = await call('/auth/local', {
        method: 'POST',
        tenant,
        body: { email, password, incubator: tenant },
      });
      return String(json.token);
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Two tenants, `red` and `blue`, each with an admin and a mentor. */
async function seed(tx: Tx): Promise<void> {
  const passwordHash = await hashPassword(TEST_PASSWORD, Buffer.alloc(16));
  for (const tenant of ['red', 'blue']) {
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values (${tenant}, ${tenant}, ${`${tenant} lab`}, ${tenant}, '{"course": false, "feedbackForms": true}')`.execute(
      tx,
    );
    for (const role of ['Admin', 'Mentor', 'Cofounder']) {
      const name = role.toLowerCase();
      await sql`insert into role (tenant_id, id, name, type) values (${tenant}, ${name}, ${role}, array[${role}])`.execute(
        tx,
      );
      await sql`insert into "user" (tenant_id, id, first_name, email, status, validated, role_id, password_hash)
        values (${tenant}, ${`${tenant}-${name}`}, ${role}, ${`${name}@${tenant}.test`}, 'Active', true, ${name},
                ${passwordHash})`.execute(tx);
    }
  }
}

function send(port: number, path: string, test: TestRequest): Promise<TestAnswer> {
  const body = test.body === undefined ? undefined : JSON.stringify(test.body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: test.method ?? 'GET',
        headers: {
          host: `${test.tenant ?? 'red'}.localhost:${port}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...test.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parseJson(text) });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
}
