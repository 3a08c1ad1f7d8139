import { permissionReach } from '#domain/access/hasPermission.ts';
import type { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import type { PlannedRootField, PlannedStatement } from '#server/entities/plan/plannedExecution.ts';
import { planRecord } from '#server/entities/plan/planRead.ts';
import { flags } from '#server/generated/access.gen.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError, RateLimitedError } from '#server/platform/errors/errors.ts';
import { sendConfirmation } from '#server/services/auth/accountFlows.ts';
import { countLoginAttempt } from '#server/services/auth/throttle/loginLimit.ts';
import { isAuthorized } from './isAuthorized.ts';

/** Who is signed in, and what they may do. */
export function accountApi(catalog: EntityCatalog): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    planned: { currentUser: currentUserField(catalog) },
    resolvers: {
      Query: {
        auth0: (_parent, _args, context) => signOn(context),
        currentUserPermissions: (_parent, _args, context) => permissions(context),
        isUserAuthorized: (_parent, question, context) => isAuthorized(catalog, context, question),
        criteriaForPermissions: (_parent, args, context) =>
          args.permissions.map((permission) => permissionReach(context.principal, permission)),
        featureFlags: (_parent, _args, context) => featureFlags(context),
      },
      Mutation: {
        resendConfirmationEmail: (_parent, _args, context) => resendConfirmation(context),
      },
    },
  };
}

const NOBODY: PlannedStatement = { sql: 'select null as json where false', parameters: [], denied: [] };

function currentUserField(catalog: EntityCatalog): PlannedRootField {
  return {
    plan: (request) => {
      const { principal } = request.context;
      return principal ? planRecord(catalog, request, 'User', principal.id) : NOBODY;
    },
  };
}

/** How people sign in here; what only the server needs of the provider stays behind. */
function signOn({ tenant }: RequestContext) {
  const { organization = null, connections = [] } = tenant.signOn ?? {};
  return { enabled: tenant.signOn !== null, organization, oauthConnections: connections };
}

function permissions({ principal }: RequestContext) {
  return Object.entries(principal?.grants ?? {}).map(([key, criteria]) => ({ key, permissionCriteria: criteria }));
}

function featureFlags({ tenant }: RequestContext) {
  return Object.entries(flags).map(([name, { type }]) => ({
    _id: name,
    name,
    activated: tenant.features.flags[name] ?? false,
    type,
  }));
}

async function resendConfirmation(context: RequestContext): Promise<boolean> {
  const { viewer, tenant } = context;
  if (!viewer) throw new AuthenticationRequiredError();
  const wait = await context.transact(async (tx) => {
    const seconds = await countLoginAttempt(tx, `confirm ${viewer.email}`);
    if (seconds === null) await sendConfirmation(tx, tenant, viewer.id);
    return seconds;
  });
  if (wait !== null) throw new RateLimitedError(wait);
  return true;
}
