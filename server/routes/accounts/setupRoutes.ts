import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { readJsonObject, sendJson } from '#server/platform/http/respond.ts';
import type { TenantSettings } from '#server/platform/tenants/toTenant.ts';
import { refusalText } from '#server/platform/texts/refusals.ts';
import { passwordProblem } from '#server/services/auth/passwordRules/passwordProblem.ts';
import { hashPassword } from '#server/services/auth/passwords.ts';
import { isSetupLinkGood } from '#server/services/installation/setupLinks.ts';
import { createTenant, HostTakenError } from '#server/services/installation/tenants/newTenant.ts';
import {
  type AdminDescription,
  adminProblems,
  type TenantDescription,
  tenantProblems,
} from '#server/services/installation/tenants/tenantProblems.ts';
import type { InstallationRoute } from '../Route.ts';

class SetupLinkEndedError extends Error {}

/** What the set-up page asks and sends; the secret of the printed link is the only right there is. */
export function setupRoutes(database: DatabaseHandle, settings: TenantSettings): readonly InstallationRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/setup/check',
      handle: async (request, response) => {
        const body = await readJsonObject(request);
        const isGood = await database.withSystem((tx) => isSetupLinkGood(tx, textOf(body.token)));
        // A question with two answers, neither of them a mistake.
        const host = isGood ? new URL(settings.publicUrl).host : null;
        sendJson(response, 200, { host, problems: isGood ? await problemsIn(body) : {} });
      },
    },
    {
      method: 'POST',
      path: '/api/setup',
      handle: async (request, response, reader) => {
        const body = await readJsonObject(request);
        try {
          const outcome = await setUp(database, settings, body);
          sendJson(response, 'origin' in outcome ? 201 : 400, outcome);
        } catch (error) {
          if (!(error instanceof SetupLinkEndedError)) throw error;
          sendJson(response, 400, { code: 'SetupLinkEnded', message: refusalText(reader, { reason: 'linkOld' }) });
        }
      },
    },
  ];
}

type Outcome =
  | { readonly origin: string }
  | { readonly code: 'ValidationError'; readonly problems: Readonly<Record<string, string>> };

async function setUp(database: DatabaseHandle, settings: TenantSettings, body: Body): Promise<Outcome> {
  const assertGood = async (tx: Tx): Promise<void> => {
    if (!(await isSetupLinkGood(tx, textOf(body.token)))) throw new SetupLinkEndedError();
  };
  // Before the password is hashed, which costs: only who holds the link may make the server work.
  await database.withSystem(assertGood);
  const tenant = tenantIn(body);
  const admin = adminIn(body);
  const problems = await problemsIn(body);
  if (Object.keys(problems).length > 0) return { code: 'ValidationError', problems };
  const access = { by: 'password', passwordHash: await hashPassword(String(body.password)) } as const;
  try {
    const { origin } = await createTenant(
      database,
      settings,
      { tenant, plan: null, seats: null, admin, access },
      assertGood,
    );
    return { origin };
  } catch (error) {
    if (error instanceof HostTakenError) return { code: 'ValidationError', problems: { host: 'hostTaken' } };
    throw error;
  }
}

type Body = Readonly<Record<string, unknown>>;

function tenantIn({ name, host, language, timezone, currency }: Body): TenantDescription {
  return {
    name: textOf(name),
    host: textOf(host).toLowerCase(),
    language: textOf(language),
    timezone: textOf(timezone),
    currency: textOf(currency),
  };
}

function adminIn({ email, firstName, lastName }: Body): AdminDescription {
  return { email: textOf(email), firstName: textOf(firstName), lastName: textOf(lastName) };
}

/** What is wrong with everything that was typed so far, by field. */
async function problemsIn(body: Body): Promise<Readonly<Record<string, string>>> {
  return { ...tenantProblems(tenantIn(body)), ...adminProblems(adminIn(body)), ...(await passwordProblemIn(body)) };
}

async function passwordProblemIn({ password, name, host, firstName, lastName, email }: Body) {
  const problem = await passwordProblem(password, [name, host, firstName, lastName, email].map(textOf));
  return problem === null ? {} : { password: problem };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
