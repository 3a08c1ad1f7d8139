import { readerOf } from '#server/access/Reader.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { countSql } from '#server/entities/plan/page/planPage.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { cancelMeeting, invitationFacts, respond } from './invitations.ts';

/** Where the sessions are downloaded (requirement 000 §7). */
export const COACHING_SESSIONS_PATH = '/api/coachingsessions';

/** Everything about coaching that is not generated. */
export const coachingApi: ModuleApi = {
  typeDefs: readSdl(import.meta.url),
  resolvers: {
    Query: {
      coachingInvitationFacts: (_parent, { secret }, context) => invitationFacts(context, secret),
      coachingSessionExport: async (_parent, _args, context) => ({
        count: await countSessions(context),
        address: COACHING_SESSIONS_PATH,
      }),
    },
    Mutation: {
      cancelCoachingMeeting: (_parent, { secret }, context) => cancelMeeting(context, secret),
      respondToCoachingInvitation: (_parent, { invitationId, accept }, context, info) =>
        context.transact(async () => {
          await respond(context, invitationId, accept);
          return readSelection(specCatalog, context, info, 'CoachingInvitation', invitationId);
        }),
    },
  },
};

async function countSessions(context: RequestContext): Promise<number> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const sql = `select ${countSql(state, { entity: 'CoachingSession' })} as count`;
  const [row] = await context.read({ sql, parameters: state.parameters.values });
  return Number(row?.count ?? 0);
}
