/** An entity server whose installation is known at providers that run in this process, with the APIs behind them. */
import { sql } from 'kysely';
import { type Integration, integrations, providers, services } from '#server/platform/connections/services.ts';
import { type ServiceTokens, TokenVault } from '#server/platform/connections/TokenVault.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { ClientName, ConnectionSettings } from '#server/platform/env/readConnections.ts';
import { type EntityServer, everySwitchOn, type ServerAnswer, seedPeople, startEntityServer } from './entityServer.ts';
import { startOpenIdProvider, type TestOpenIdProvider } from './startOpenIdProvider.ts';
import { startServiceApi, type TestServiceApi } from './startServiceApi.ts';

export const returnAddress = 'http://t1.localhost/account/settings/integrations';
export const start = 'mutation ($one: Integration!) { startConnection(integration: $one) }';
export const finish = 'mutation ($code: String!, $state: String!) { finishConnection(code: $code, state: $state) }';

export interface ConnectedServer {
  readonly server: EntityServer;
  readonly api: TestServiceApi;
  readonly providers: Readonly<Record<ClientName, TestOpenIdProvider>>;
  readonly vault: TokenVault;
  /** Goes through start, the provider's pages and finish. */
  connect(user: string, integration: Integration): Promise<ServerAnswer>;
  /** Where the provider sends the browser back to. */
  visit(user: string, integration: Integration): Promise<{ readonly code: string; readonly state: string }>;
  tokensOf(user: string, integration: Integration): Promise<ServiceTokens | null>;
  /** Changes what is stored, as time and providers would. */
  changeTokens(user: string, integration: Integration, change: Partial<ServiceTokens>): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly seed?: (tx: Tx) => Promise<void>;
  /** Providers that give no lasting token. */
  readonly fleeting?: readonly ClientName[];
}

const key = Buffer.alloc(32, 9);

export async function startConnectedServer({ seed, fleeting = [] }: Options = {}): Promise<ConnectedServer> {
  const known = {
    google: await startProvider('google', fleeting),
    microsoft: await startProvider('microsoft', fleeting),
    zoom: await startProvider('zoom', fleeting),
  };
  const all = Object.values(known);
  const api = await startServiceApi(async (token) => {
    const owners = await Promise.all(all.map((provider) => provider.accountOf(token)));
    return owners.some((owner) => owner !== null);
  });
  const clientOf = (name: ClientName) => {
    const { issuer, clientId, clientSecret } = known[name].settings;
    return { clientId, clientSecret, authority: issuer, api: api.address };
  };
  const settings: ConnectionSettings = {
    key,
    google: clientOf('google'),
    microsoft: clientOf('microsoft'),
    zoom: clientOf('zoom'),
  };
  const server = await startEntityServer(seedWith(seed), 'UTC', undefined, settings);
  const vault = new TokenVault(key);
  const visit = async (user: string, integration: Integration) => {
    const { data, errors } = await server.ask(user, start, { one: integration });
    if (errors) throw new Error(errors[0]?.message);
    const provider = known[services[integration].client];
    const { searchParams } = await provider.signIn(String(data?.startConnection), user);
    const [code, state] = [searchParams.get('code'), searchParams.get('state')];
    if (code === null || state === null) throw new Error(`the provider answered ${searchParams}`);
    return { code, state };
  };
  const sealedOf = (user: string, integration: Integration) =>
    server.database.withTenant('t1', async (tx) => {
      const { rows } = await sql<{ sealed: string }>`select sealed_tokens as sealed from service_connection
        where user_id = ${user} and integration = ${integration}`.execute(tx);
      return rows[0]?.sealed ?? null;
    });
  const tokensOf = async (user: string, integration: Integration) => {
    const sealed = await sealedOf(user, integration);
    return sealed === null ? null : vault.open({ tenantId: 't1', userId: user, integration }, sealed);
  };
  return {
    server,
    api,
    providers: known,
    vault,
    visit,
    tokensOf,
    connect: async (user, integration) => server.ask(user, finish, await visit(user, integration)),
    changeTokens: async (user, integration, change) => {
      const tokens = await tokensOf(user, integration);
      if (tokens === null) throw new Error(`${user} has not connected ${integration}`);
      const sealed = vault.seal({ tenantId: 't1', userId: user, integration }, { ...tokens, ...change });
      await server.database.withTenant('t1', (tx) =>
        sql`update service_connection set sealed_tokens = ${sealed}
          where user_id = ${user} and integration = ${integration}`.execute(tx),
      );
    },
    close: async () => {
      await server.close();
      await api.close();
      await Promise.all(all.map((provider) => provider.close()));
    },
  };
}

function startProvider(name: ClientName, fleeting: readonly ClientName[]): Promise<TestOpenIdProvider> {
  const { authorization, token, revocation, secretIn } = providers[name];
  const people = ['admin', 'staff', 'mentor', 'cof1'];
  return startOpenIdProvider({
    redirectUris: [returnAddress],
    accounts: Object.fromEntries(people.map((person) => [person, { email: `${person}@elsewhere.test` }])),
    service: {
      paths: { authorization: authorization[1], token: token[1], ...(revocation && { revocation: revocation[1] }) },
      secretIn,
      scopes: integrations.flatMap((one) => (services[one].client === name ? services[one].scopes : [])),
      isLasting: !fleeting.includes(name),
    },
  });
}

function seedWith(seed: Options['seed']) {
  return async (tx: Tx): Promise<void> => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', ${JSON.stringify(everySwitchOn)}::jsonb)`.execute(tx);
    await seed?.(tx);
  };
}
