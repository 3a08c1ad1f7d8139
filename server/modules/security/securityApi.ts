import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import { type Integration, integrations } from '#server/platform/connections/services.ts';
import { connectedAmong } from '#server/platform/connections/storedConnections.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError } from '#server/platform/errors/errors.ts';
import { finishConnection, startConnection } from './connectService.ts';
import { disconnectIntegration } from './disconnectIntegration.ts';
import { changePassword, deleteOwnAccount } from './ownAccount.ts';

/** What people decide about their own account: password, places, the account itself. */
export const securityApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      mySessions: (_parent, _args, context) => mySessions(context),
      connectableServices: (_parent, _args, { services }) => services.available,
      myConnections: (_parent, _args, context) => myConnections(context),
    },
    Mutation: {
      startConnection: (_parent, args, context) => startConnection(context, args.integration),
      finishConnection: (_parent, args, context) => finishConnection(context, args.code, args.state),
      // Not in one transaction: the provider is told in between.
      disconnectIntegration: async (_parent, args, context, info) =>
        readSelection(specCatalog, context, info, 'User', await disconnectIntegration(context, args.integration)),
      changePassword: (_parent, args, context) => changePassword(context, args.currentPassword, args.newPassword),
      deleteOwnAccount: (_parent, args, context) => deleteOwnAccount(context, args.password),
    },
  },
};

function myConnections({ viewer, transact }: RequestContext): Promise<readonly Integration[]> {
  if (!viewer) throw new AuthenticationRequiredError();
  return transact((tx) => connectedAmong(tx, viewer.id, integrations));
}

interface SessionRow {
  readonly id: string;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

function mySessions(context: RequestContext) {
  const { viewer, token } = context;
  if (!viewer) throw new AuthenticationRequiredError();
  return context.transact(async (tx) => {
    const { rows } = await sql<SessionRow>`
      select id, user_agent, created_at, last_seen_at from client_session
      where user_id = ${viewer.id} and status = 'ACTIVE'
      order by (id = ${token?.sessionId ?? ''}) desc, last_seen_at desc limit 50`.execute(tx);
    return rows.map((row) => ({
      _id: row.id,
      userAgent: row.user_agent,
      createdAt: new Date(row.created_at).toISOString(),
      lastSeenAt: new Date(row.last_seen_at).toISOString(),
      isCurrent: row.id === token?.sessionId,
    }));
  });
}
