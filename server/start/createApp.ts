/** Puts the server together from its parts; `main.ts` and the tests start the same thing. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { EntityReads } from '#server/entities/plan/EntityReads.ts';
import type { ExecutableSchema } from '#server/entities/plan/plannedExecution.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { answerBatch } from '#server/graphql/http/answerBatch.ts';
import { createYogaHandler } from '#server/graphql/http/createYogaHandler.ts';
import { KnownOperations } from '#server/graphql/operations/KnownOperations.ts';
import { OperationStore } from '#server/graphql/operations/OperationStore.ts';
import { attachSocket } from '#server/graphql/sockets/attachSocket.ts';
import { Clock } from '#server/platform/clock/Clock.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import { ConnectedServices } from '#server/platform/connections/ConnectedServices.ts';
import type { Followers } from '#server/platform/context/followers.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import type { Env } from '#server/platform/env/env.ts';
import type { AttachmentStore } from '#server/platform/files/AttachmentStore.ts';
import { closeServer } from '#server/platform/http/closeServer.ts';
import type { StaticFiles } from '#server/platform/http/StaticFiles.ts';
import { Traffic } from '#server/platform/http/Traffic.ts';
import { logTrouble } from '#server/platform/log/log.ts';
import { MailSender } from '#server/platform/mail/MailSender.ts';
import type { MailTransport } from '#server/platform/mail/mailTransport.ts';
import { OutboxReader } from '#server/platform/outbox/OutboxReader.ts';
import { TenantDirectory } from '#server/platform/tenants/TenantDirectory.ts';
import { accountRoutes } from '#server/routes/accounts/accountRoutes.ts';
import { authRoutes } from '#server/routes/accounts/authRoutes.ts';
import { setupRoutes } from '#server/routes/accounts/setupRoutes.ts';
import { signOnRoutes } from '#server/routes/accounts/signOnRoutes.ts';
import { userRoutes } from '#server/routes/accounts/userRoutes.ts';
import { AttachmentService } from '#server/routes/attachments/AttachmentService.ts';
import { attachmentRoutes, UPLOAD_PATH } from '#server/routes/attachments/attachmentRoutes.ts';
import { pictureRoutes } from '#server/routes/attachments/pictureRoutes.ts';
import { ResumableUploads } from '#server/routes/attachments/ResumableUploads.ts';
import { HttpApp } from '#server/routes/HttpApp.ts';
import { placeRoutes } from '#server/routes/internal/placeRoutes.ts';
import { specRoutes } from '#server/routes/internal/specRoutes.ts';
import type { Route } from '#server/routes/Route.ts';
import { fileSweeper } from '#server/services/attachments/storedFiles.ts';
import { Authenticator } from '#server/services/auth/Authenticator.ts';
import { type JobHandler, jobRunner } from '#server/services/jobs/jobRunner.ts';
import { forgetWhatChanges } from './forgetWhatChanges.ts';
import { onDelivery, ownInstallationRoutes, ownRoutes } from './ownParts.ts';

export interface AppParts {
  readonly database: DatabaseHandle;
  /** Knows neither database nor tenant: servers of one process may share it. */
  readonly app: ExecutableSchema;
  readonly knownOperations: readonly string[];
  readonly files: StaticFiles;
  readonly mailTransport: MailTransport;
  readonly writer: EntityWriter;
  readonly attachments: AttachmentStore;
  readonly jobs: Readonly<Record<string, JobHandler>>;
  readonly followers: Followers;
  /** What is done at its time; none where another process does it. */
  readonly schedules: readonly Schedule[];
  readonly env: Pick<
    Env,
    | 'demo'
    | 'graphqlExplore'
    | 'mailReportsSecret'
    | 'oidc'
    | 'publicUrl'
    | 'dataDir'
    | 'trustProxy'
    | 'connections'
    | 'socketsPerUser'
  >;
}

export interface App {
  readonly server: Server;
  /** Everything that is answered over plain HTTP, for whoever must ask all of it. */
  readonly routes: readonly Pick<Route, 'method' | 'path'>[];
  /** Resolves with the port once it answers. */
  listen(port: number, host: string): Promise<number>;
  /** Tells whoever sends requests that they are to go elsewhere, and resolves when they do. */
  drain(): Promise<void>;
  /** Lets running requests end, then stops everything but the database. */
  close(): Promise<void>;
}

export async function createApp(parts: AppParts): Promise<App> {
  const { app, database, env, followers } = parts;
  const store = new OperationStore(app.schema, new KnownOperations(parts.knownOperations), env.graphqlExplore);
  const outbox = new OutboxReader(database);
  const mail = new MailSender(database, parts.mailTransport, onDelivery);
  const files = fileSweeper(database, parts.attachments);
  const tenants = new TenantDirectory(database, env);
  const tenantOf = (id: string) => tenants.byId(id);
  const services = new ConnectedServices(env.connections);
  const reads = new EntityReads(specCatalog, app.schema);
  const jobs = jobRunner(
    { database, outbox, services, followers, reads, store: parts.attachments, tenantOf },
    parts.jobs,
  );
  const clock = new Clock({ database, outbox, services, followers, tenantOf }, parts.schedules);
  const authenticator = new Authenticator(database);
  forgetWhatChanges(outbox, tenants, authenticator);
  const attachments = new AttachmentService({
    schema: app.schema,
    reads,
    writer: parts.writer,
    store: parts.attachments,
  });
  const routes = [
    ...authRoutes(database, tenants),
    ...signOnRoutes(database),
    ...accountRoutes(database),
    ...userRoutes(app.schema, parts.writer),
    ...attachmentRoutes(attachments, new ResumableUploads(attachments, env.dataDir, UPLOAD_PATH)),
    ...pictureRoutes(database, parts.attachments),
    ...ownRoutes({ schema: app.schema, reads, writer: parts.writer, store: parts.attachments }),
    ...(env.graphqlExplore ? specRoutes(followers) : []),
    ...(env.graphqlExplore || env.demo ? placeRoutes(env) : []),
  ];
  const traffic = new Traffic();
  const { server } = new HttpApp({
    database,
    outbox,
    services,
    followers,
    tenants,
    authenticator,
    graphql: createYogaHandler(app, store, env.graphqlExplore),
    graphqlBatch: (request, response, context) => answerBatch(app, store, request, response, context),
    isExploring: env.graphqlExplore,
    isDemo: env.demo,
    trustProxy: env.trustProxy,
    publicUrl: env.publicUrl,
    traffic,
    routes,
    installation: [...setupRoutes(database, env), ...ownInstallationRoutes(database, env)],
    files: parts.files,
  });
  const closeSockets = attachSocket(server, {
    app,
    store,
    tenants,
    authenticator,
    database,
    outbox,
    services,
    followers,
    isExploring: env.graphqlExplore,
    isDemo: env.demo,
    trustProxy: env.trustProxy,
    socketsPerUser: env.socketsPerUser,
    isEnding: () => traffic.isEnding,
  });
  await outbox.start();
  await mail.start();
  await files.start();
  await jobs.start();
  clock.start();

  return {
    server,
    routes,
    listen: (port, host) => listen(server, port, host),
    drain: () => traffic.drain(),
    close: async () => {
      await closeSockets();
      await closeServer(server, traffic);
      await clock.stop();
      await jobs.stop();
      await files.stop();
      await mail.stop();
      await outbox.stop();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // A connection that could not be taken is the loss of one client.
      server.on('error', (error) => logTrouble('server.connectionRefused', error));
      resolve((server.address() as AddressInfo).port);
    });
  });
}
