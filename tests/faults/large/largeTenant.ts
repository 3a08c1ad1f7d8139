import { HealthWatch, percentile } from '../../support/HealthWatch.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import { fillTenant, type TenantSize } from './fillTenant.ts';

/** Milliseconds that 95 of 100 calls must not exceed. */
const BUDGET_MS = 100;
const HEALTH_BUDGET_MS = 100;
const ROUNDS = 60;

export interface LargeTenantOutcome {
  /** 95th percentile by what was asked, in ms. */
  readonly figures: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

type Call = (round: number) => { readonly text: string; readonly variables?: Record<string, unknown> };

const calls: Readonly<Record<string, Call>> = {
  createUser: (round) => ({
    text: 'mutation ($email: String!, $role: ID!) { createUser(input: { email: $email, firstName: "New", role: $role }) { _id } }',
    variables: { email: `new-${round}@demo.test` },
  }),
  updateUser: (round) => ({
    text: 'mutation ($id: ID!, $tags: [ID!]) { updateUser(id: $id, input: { tags: $tags }) { _id } }',
    variables: { id: `large-${1 + round}` },
  }),
  updateStartup: (round) => ({
    text: 'mutation ($id: ID!, $program: ID, $startupTags: [ID!]) { updateStartup(id: $id, input: { program: $program, tags: $startupTags }) { _id } }',
    variables: { id: `large-${1 + round}` },
  }),
  listUsers: () => ({ text: '{ users(limit: 50) { totalCount results { _id fullName startups { name } } } }' }),
  listEvents: () => ({
    text: '{ incubatorEvents(limit: 50) { totalCount results { _id title hosts { fullName } } } }',
  }),
};

/** Writes and lists in a tenant of this size, on PostgreSQL, one after the other. */
export async function useLargeTenant(dataDir: string, size: TenantSize): Promise<LargeTenantOutcome> {
  const postgres = await startPostgres();
  try {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1', GRAPHQL_EXPLORE: '1' };
    const server = await ServerProcess.start(environment);
    try {
      await fillTenant(postgres.url, 'demo', size);
      return await measure(server);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

interface Ids {
  readonly results: readonly { readonly _id: string }[];
}

async function measure(server: ServerProcess): Promise<LargeTenantOutcome> {
  const token = await server.signIn('demo', 'admin');
  const known = await server.graphql<Record<'roles' | 'programs' | 'userTags' | 'startupTags', Ids>>(
    'demo',
    token,
    `{ roles(filter: { name: { IS: "Mentor" } }) { results { _id } } programs { results { _id } }
       userTags: tags(filter: { category: { IS: user } }) { results { _id } }
       startupTags: tags(filter: { category: { IS: startup } }) { results { _id } } }`,
  );
  const at = ({ results }: Ids, round: number) => results[round % results.length]?._id;
  const figures: Record<string, number> = {};
  const failures: string[] = [];
  const health = new HealthWatch(server.port);
  for (const [name, callOf] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { text, variables = {} } = callOf(round);
      const given = {
        role: at(known.roles, round),
        program: at(known.programs, round),
        tags: [at(known.userTags, round)],
        startupTags: [at(known.startupTags, round)],
      };
      const asked = Object.fromEntries(Object.entries(given).filter(([key]) => text.includes(`$${key}:`)));
      const begun = performance.now();
      await server.graphql('demo', token, text, { ...asked, ...variables }).catch((error: Error) => {
        failures.push(`${name}: ${error.message}`);
      });
      times.push(performance.now() - begun);
    }
    figures[name] = percentile(
      times.toSorted((one, other) => one - other),
      0.95,
    );
    if (figures[name] > BUDGET_MS) failures.push(`${name} took ${Math.round(figures[name])} ms`);
  }
  figures.health = percentile(await health.end(), 0.99);
  if (figures.health > HEALTH_BUDGET_MS) failures.push(`/healthz took ${Math.round(figures.health)} ms`);
  return { figures, failures };
}
