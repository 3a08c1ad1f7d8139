import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;
const tools = { chat: { secret: 'chat secret' }, videoRecording: { key: 'k1', secret: 'video secret' } };

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into incubator (tenant_id, id, name, slug, switches)
      values ('t1', 't1', 'Test', 't1', '{"liveChat": true}')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

const ask = async (user: string | null) => server.ask(user, '{ chatIdentificationHash videoRecordingToken startupId }');

async function configure(stored: object | null): Promise<void> {
  await server.database.withTenant('t1', (tx) =>
    sql`update incubator set support_tools = ${stored === null ? null : JSON.stringify(stored)}::jsonb`.execute(tx),
  );
}

async function override(overrides: object): Promise<void> {
  await server.database.withTenant('t1', (tx) =>
    sql`update role set overrides = ${JSON.stringify(overrides)}::jsonb where id = 'r-Admin'`.execute(tx),
  );
}

describe('who one is for other tools', () => {
  it('is nothing where none is configured, and for nobody', async () => {
    expect((await ask('mentor')).data).toEqual({
      chatIdentificationHash: null,
      videoRecordingToken: null,
      startupId: null,
    });
    expect((await ask(null)).errors?.[0]?.extensions?.code).toBe('AuthenticationRequiredError');
  });

  it('is told to those only who may chat', async () => {
    await configure(tools);
    const refused = await server.ask('applicant', '{ chatIdentificationHash }');
    expect(refused.errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  });

  it('keeps the limit of the chat to those who may limit it, and takes scripts by https only', async () => {
    const set = async (user: string, input: string) =>
      (await server.ask(user, `mutation { updateIncubator(id: "t1", input: { ${input} }) { chatWithAssignedOnly } }`))
        .errors?.[0]?.message ?? null;
    expect(await set('admin', 'chatWithAssignedOnly: true')).toBeNull();
    await override({ 'CHAT:LIMIT': 'NONE' });
    expect(await set('admin', 'chatWithAssignedOnly: false')).not.toBeNull();
    await override({});
    expect(await set('admin', 'chatScriptUrl: "http://chat.test/x.js"')).toContain('https://');
    expect(await set('admin', 'chatScriptUrl: "https://chat.test/x.js"')).toBeNull();
  });

  it('is another proof for each person, and the secret stays here', async () => {
    await configure(tools);
    const [one, other] = [(await ask('cof1')).data, (await ask('cof2')).data];
    expect(one?.chatIdentificationHash).toBe(createHmac('sha256', 'chat secret').update('cof1').digest('hex'));
    expect(other?.chatIdentificationHash).not.toBe(one?.chatIdentificationHash);
    expect(JSON.stringify([one, other])).not.toContain('secret');
    const schema = await server.ask('admin', '{ __type(name: "Incubator") { fields { name } } }');
    expect(JSON.stringify(schema.data)).not.toMatch(/supportTools|^null/);
  });

  it('is a token that its provider can check, and that ends', async () => {
    await configure(tools);
    const [head, claims, signature] = String((await ask('cof1')).data?.videoRecordingToken).split('.');
    expect(signature).toBe(createHmac('sha256', 'video secret').update(`${head}.${claims}`).digest('base64url'));
    const { sub, iss, exp } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as Record<string, unknown>;
    expect({ sub, iss }).toEqual({ sub: 'cof1', iss: 'k1' });
    expect(Number(exp) * 1000).toBeLessThan(Date.now() + 11 * 60_000);
  });

  it('is the startup of a cofounder', async () => {
    expect((await ask('cof2')).data?.startupId).toBe('s2');
  });
});
