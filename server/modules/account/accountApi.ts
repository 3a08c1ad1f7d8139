import { permissionReach } from '#domain/access/hasPermission.ts';
import type { EntityCatalog } from '#server/entities/catalogue/EntityCatalog.ts';
import type { PlannedRootField, PlannedStatement } from '#server/entities/plan/plannedExecution.ts';
import { planRecord } from '#server/entities/plan/planRead.ts';
import { flags } from '#server/generated/access.gen.ts';
import type { ModuleApi } from '#server/graphql/ModuleApi.ts';
import { readSdl } from '#server/graphql/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError, RateLimitedError } from '#server/platform/errors/errors.ts';
import { sendConfirmation } from '#server/services/auth/accountFlows.ts';
import { countLoginAttempt } from '#server/services/auth/loginLimit.ts';
import { isAuthorized } from './isAuthorized.ts';

/** Who is signed in, and what they may do. */
export function accountApi(catalog: EntityCatalog): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    planned: { currentUser: currentUserField(catalog) },
    resolvers: {
      Query: {
        auth0: signOn,
        currentUserPermissions: permissions,
        isUserAuthorized: (_parent, question, context) => isAuthorized(catalog, context, question),
        criteriaForPermissions: (_parent, args, context) =>
          args.permissions.map((permission) => permissionReach(context.principal, permission)),
        featureFlags,
      },
      Mutation: { resendConfirmationEmail: resendConfirmation },
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
function signOn(_parent: unknown, _args: unknown, { tenant }: RequestContext) {
  const { organization = null, connections = [] } = tenant.signOn ?? {};
  return { enabled: tenant.signOn !== null, organization, oauthConnections: connections };
}

function permissions(_parent: unknown, _args: unknown, { principal }: RequestContext) {
  return Object.entries(principal?.grants ?? {}).map(([key, criteria]) => ({ key, permissionCriteria: criteria }));
}

function featureFlags(_parent: unknown, _args: unknown, { tenant }: RequestContext) {
  return Object.entries(flags).map(([name, { type }]) => ({
    _id: name,
    name,
    activated: tenant.features.flags[name] ?? false,
    type,
  }));
}

async function resendConfirmation(_parent: unknown, _args: unknown, context: RequestContext): Promise<boolean> {
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
