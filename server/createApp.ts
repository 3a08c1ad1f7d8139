/** Puts the server together from its parts; `main.ts` and the tests start the same thing. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperationAccess } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { AttachmentService } from './attachments/AttachmentService.ts';
import type { AttachmentStore } from './attachments/AttachmentStore.ts';
import { ResumableUploads } from './attachments/ResumableUploads.ts';
import { fileSweeper } from './attachments/storedFiles.ts';
import { Authenticator } from './auth/Authenticator.ts';
import { ConnectedServices } from './connections/ConnectedServices.ts';
import type { DatabaseHandle } from './db/database.ts';
import type { EntityWriter } from './entities/write/EntityWriter.ts';
import type { Env } from './env.ts';
import { answerBatch } from './graphql/answerBatch.ts';
import { assembleSchema } from './graphql/assembleSchema.ts';
import { attachSocket } from './graphql/attachSocket.ts';
import { createYogaHandler } from './graphql/createYogaHandler.ts';
import { KnownOperations } from './graphql/KnownOperations.ts';
import { OperationStore } from './graphql/OperationStore.ts';
import { accountRoutes } from './http/accountRoutes.ts';
import { attachmentRoutes, UPLOAD_PATH } from './http/attachmentRoutes.ts';
import { authRoutes } from './http/authRoutes.ts';
import { closeServer } from './http/closeServer.ts';
import { coachingRoutes } from './http/coachingRoutes.ts';
import { exportRoutes } from './http/exportRoutes.ts';
import { HttpApp, type Route } from './http/HttpApp.ts';
import { pictureRoutes } from './http/pictureRoutes.ts';
import type { StaticFiles } from './http/StaticFiles.ts';
import { setupRoutes } from './http/setupRoutes.ts';
import { signOnRoutes } from './http/signOnRoutes.ts';
import { Traffic } from './http/Traffic.ts';
import { userFileRoutes } from './http/userFileRoutes.ts';
import { userRoutes } from './http/userRoutes.ts';
import { type JobHandler, jobRunner } from './jobs/jobRunner.ts';
import { MailSender } from './jobs/MailSender.ts';
import type { MailTransport } from './jobs/mailTransport.ts';
import { OutboxReader } from './jobs/OutboxReader.ts';
import { logTrouble } from './log/log.ts';
import { noteDelivery } from './mail/noteDelivery.ts';
import type { ServerModule } from './modules/ServerModule.ts';
import { TenantDirectory } from './tenants/TenantDirectory.ts';

export interface AppParts {
  readonly database: DatabaseHandle;
  readonly entities: readonly EntityMeta[];
  readonly entityTypeDefs: string;
  readonly operations: Readonly<Record<string, OperationAccess>>;
  readonly modules: readonly ServerModule[];
  readonly knownOperations: readonly string[];
  readonly files: StaticFiles;
  readonly mailTransport: MailTransport;
  readonly writer: EntityWriter;
  readonly attachments: AttachmentStore;
  readonly jobs: Readonly<Record<string, JobHandler>>;
  readonly env: Pick<
    Env,
    'graphqlExplore' | 'oidc' | 'publicUrl' | 'dataDir' | 'trustProxy' | 'connections' | 'socketsPerUser'
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
  const { database, env } = parts;
  // First of all: a schema with a hole in its access rules must not start.
  const app = assembleSchema(parts);
  const store = new OperationStore(app.schema, new KnownOperations(parts.knownOperations), env.graphqlExplore);
  const outbox = new OutboxReader(database);
  const mail = new MailSender(database, parts.mailTransport, noteDelivery);
  const files = fileSweeper(database, parts.attachments);
  const tenants = new TenantDirectory(database, env);
  const tenantOf = (id: string) => tenants.byId(id);
  const services = new ConnectedServices(env.connections);
  const jobs = jobRunner({ database, outbox, services, app, store: parts.attachments, tenantOf }, parts.jobs);
  const authenticator = new Authenticator(database);
  const attachments = new AttachmentService(app, parts.writer, parts.attachments);
  const routes = [
    ...authRoutes(database, tenants),
    ...signOnRoutes(database),
    ...accountRoutes(database),
    ...userRoutes(app),
    ...userFileRoutes(),
    ...attachmentRoutes(attachments, new ResumableUploads(attachments, env.dataDir, UPLOAD_PATH)),
    ...coachingRoutes(app),
    ...exportRoutes(parts.attachments),
    ...pictureRoutes(database, parts.attachments),
  ];
  const traffic = new Traffic();
  const { server } = new HttpApp({
    database,
    outbox,
    services,
    tenants,
    authenticator,
    graphql: createYogaHandler(app, store, env.graphqlExplore),
    graphqlBatch: (request, response, context) => answerBatch(app, store, request, response, context),
    isExploring: env.graphqlExplore,
    trustProxy: env.trustProxy,
    publicUrl: env.publicUrl,
    traffic,
    routes,
    installation: setupRoutes(database, env),
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
    trustProxy: env.trustProxy,
    socketsPerUser: env.socketsPerUser,
    isEnding: () => traffic.isEnding,
  });
  await outbox.start();
  await mail.start();
  await files.start();
  await jobs.start();

  return {
    server,
    routes,
    listen: (port, host) => listen(server, port, host),
    drain: () => traffic.drain(),
    close: async () => {
      await closeSockets();
      await closeServer(server, traffic);
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
