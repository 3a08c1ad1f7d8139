import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import { loadEnv } from '#server/platform/env/env.ts';
import { openAttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { StaticFiles } from '#server/platform/http/StaticFiles.ts';
import { fileTransport } from '#server/platform/mail/mailTransport.ts';
import { createApp } from '#server/start/createApp.ts';
import { entityWriter, followers, jobHandlers } from '#server/start/product.ts';
import { entityApp } from '#server/testing/entityApp.ts';
import { openDemoDatabase } from '#server/testing/testDatabase.ts';
import { copyDemo } from '../support/demoPostgres.ts';
import { ServerProcess } from '../support/ServerProcess.ts';

interface GraphqlAnswer {
  readonly status: number;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Record<string, unknown>;
  }[];
  readonly denied: readonly string[];
}

/** The real application on a real port with the demo tenants in an embedded database, to be asked over real sockets. */
export interface TestServer {
  /** One port per process. */
  readonly ports: readonly number[];
  readonly database: DatabaseHandle;
  readonly dataDir: string;
  /** Signs in and returns the token. */
  signIn(tenant: string, account: string): Promise<string>;
  graphql(
    tenant: string,
    token: string | null,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphqlAnswer>;
  http(
    tenant: string,
    method: string,
    path: string,
    options?: { readonly body?: unknown; readonly headers?: Record<string, string> },
  ): Promise<{ readonly status: number; readonly text: string; readonly headers: NodeJS.Dict<string | string[]> }>;
  close(): Promise<void>;
}

/**
 * Starts the application with the demo tenants: in this process on the embedded database, or, in the
 * vitest project `postgres` (`TEST_DATABASE=postgres`), as two processes that share a PostgreSQL and are asked in turn.
 */
export async function startTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-test-'));
  const isPostgres = process.env.TEST_DATABASE === 'postgres';
  const backend = isPostgres ? await startProcesses(dataDir, environment) : await startInProcess(dataDir, environment);
  return client(backend, dataDir);
}

interface Backend {
  readonly ports: readonly number[];
  readonly database: DatabaseHandle;
  close(): Promise<void>;
}

async function startInProcess(dataDir: string, environment: Record<string, string>): Promise<Backend> {
  const env = loadEnv({ DATA_DIR: dataDir, DEMO: '1', ...environment });
  const database = await openDemoDatabase(dataDir);
  const attachments = await openAttachmentStore(dataDir, null);
  const app = await createApp({
    app: entityApp(),
    database,
    env,
    writer: entityWriter,
    jobs: jobHandlers,
    followers,
    schedules: [],
    attachments,
    knownOperations: [],
    files: await StaticFiles.load(join(dataDir, 'no-pages')),
    mailTransport: fileTransport(join(dataDir, 'outbox')),
  });
  const port = await app.listen(0, '127.0.0.1');
  return {
    ports: [port],
    database,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

async function startProcesses(dataDir: string, environment: Record<string, string>): Promise<Backend> {
  const demo = inject('demoPostgres');
  if (!demo) throw new Error('TEST_DATABASE=postgres is for the vitest project `postgres`, which sets the database up');
  const variables = {
    DATA_DIR: dataDir,
    DATABASE_URL: await copyDemo(demo, dataDir),
    DEMO: '1',
    ...environment,
  };
  const servers = await Promise.all([ServerProcess.start(variables), ServerProcess.start(variables)]);
  const database = await openDatabase(loadEnv(variables));
  return {
    ports: servers.map((server) => server.port),
    database,
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.close();
    },
  };
}

function client(backend: Backend, dataDir: string): TestServer {
  let calls = 0;
  const nextPort = (): number => backend.ports[calls++ % backend.ports.length] as number;
  const tokens = new Map<string, string>();

  const http: TestServer['http'] = (tenant, method, path, options = {}) =>
    new Promise((resolve, reject) => {
      const port = nextPort();
      const body =
        options.body === undefined
          ? undefined
          : typeof options.body === 'string'
            ? options.body
            : JSON.stringify(options.body);
      const call = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            host: `${tenant}.localhost:${port}`,
            ...(body !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
            ...options.headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8'),
              headers: response.headers,
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });

  return {
    ports: backend.ports,
    database: backend.database,
    dataDir,
    http,
    async signIn(tenant, account) {
      const email = `${account}@${tenant}.test`;
      const known = tokens.get(email);
      if (known) return known;
      const { status, text } = await http(tenant, 'POST', '/auth/local', {
        body: { email, password: 'accelerate', incubator: tenant },
      });
      if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${text}`);
      const { token } = JSON.parse(text) as { token: string };
      tokens.set(email, token);
      return token;
    },
    async graphql(tenant, token, query, variables = {}) {
      const { status, text } = await http(tenant, 'POST', '/graphql', {
        body: { query, variables },
        headers: { 'apollo-require-preflight': 'true', ...(token !== null && { authorization: `Bearer ${token}` }) },
      });
      const answer = JSON.parse(text) as {
        data?: Record<string, unknown> | null;
        errors?: GraphqlAnswer['errors'];
        extensions?: { denied?: string[] };
      };
      return { status, data: answer.data, errors: answer.errors ?? [], denied: answer.extensions?.denied ?? [] };
    },
    async close() {
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
