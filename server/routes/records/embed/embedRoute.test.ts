/** A program's page for other sites: who may show it is in its headers, and in nobody else's. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let token: string;

/** How long a process may keep what it knows of a tenant. */
const FORGOTTEN_MS = 1100;

beforeAll(async () => {
  server = await startTestServer();
  // Far from the zone of the machine: a day is over where the organisation is.
  await server.database.withTenant('red', (tx) => sql`update incubator set timezone = 'Asia/Tokyo'`.execute(tx));
  token = await server.signIn('admin@red.test');
  await server.database.withTenant('red', async (tx) => {
    await sql`insert into program (tenant_id, id, name, slug, status, description, start_date, end_date)
      values ('red', 'p1', 'Climate <2099>', 'climate', 'active', 'We help & invest', '2099-01-10', '2099-03-20')`.execute(
      tx,
    );
    await sql`insert into funnel (tenant_id, id, name, program_id, status, closes_at)
      values ('red', 'f1', 'Spring', 'p1', 'open', '2098-12-01'), ('red', 'f2', 'Secret', 'p1', 'draft', null)`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server.close());

const visit = (path = '/embed/program/climate', language = 'en', tenant = 'red') =>
  server.call(path, { tenant, headers: { 'accept-language': language } });

async function allow(sites: readonly string[]) {
  const { json } = await server.graphql(
    'mutation ($sites: [String!]!) { updateIncubator(id: "red", input: { embeddingSites: $sites }) { embeddingSites } }',
    { tenant: 'red', token, variables: { sites } },
  );
  await new Promise((resolve) => setTimeout(resolve, FORGOTTEN_MS));
  return json;
}

const ancestors = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1];

it('tells the story with its formatting, and what visitors ask, and begins its search result with it', async () => {
  await server.database.withTenant('red', async (tx) => {
    await sql`insert into program (tenant_id, id, name, slug, status, description, description_document, descriptions)
      values ('red', 'p2', 'Water', 'water', 'active', 'For rivers.',
        '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"For "},
          {"type":"text","text":"rivers<","marks":[{"type":"bold"}]}]}]}',
        '[{"language":"fr","value":"Pour les rivières."}]')`.execute(tx);
    await sql`insert into program_question (tenant_id, id, program_id, question, answer, position, questions, answers) values
      ('red', 'pq2', 'p2', 'Second?', 'Yes.', 2, '[]', '[]'),
      ('red', 'pq1', 'p2', 'What does it <cost>?', 'Nothing.', 1, '[{"language":"fr","value":"Quel prix ?"}]',
        '[{"language":"fr","value":"Rien."}]')`.execute(tx);
  });
  const { text } = await visit('/embed/program/water');
  expect(text).toContain('<p>For <strong>rivers&lt;</strong></p>');
  expect(text).toMatch(/What does it &lt;cost&gt;\?<\/summary>.*Nothing\..*Second\?/s);
  const french = await visit('/embed/program/water', 'fr');
  expect(french.text).toContain('<p>Pour les rivières.</p>');
  expect(french.text).toMatch(/Quel prix \?<\/summary>.*Rien\./s);
});

it('may be shown by nobody until the organisation names somebody', async () => {
  const { status, headers } = await visit();
  expect(status).toBe(200);
  expect(ancestors(headers['content-security-policy'])).toBe("'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

it('may be shown by the sites that are named, and no other address of ours may', async () => {
  expect(await allow(['https://www.acme.org', 'https://blog.acme.org/'])).not.toHaveProperty('errors');
  const { headers } = await visit();
  expect(ancestors(headers['content-security-policy'])).toBe('https://www.acme.org https://blog.acme.org');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers).not.toHaveProperty('x-frame-options');
  for (const path of [
    '/healthz',
    '/api/nothing',
    '/embed/program',
    '/apply/program/climate',
    '/embed/program/climate/x',
  ]) {
    expect((await visit(path)).headers['x-frame-options'], path).toBe('DENY');
  }
  const ofAnother = await visit('/embed/program/climate', 'en', 'blue');
  expect([ofAnother.status, ancestors(ofAnother.headers['content-security-policy'])]).toEqual([404, "'none'"]);
});

it('tells the story, the dates and what is open, and leads to the sign-up page in a tab of its own', async () => {
  const { text } = await visit();
  expect(text).toContain('Climate &lt;2099&gt;');
  expect(text).toContain('We help &amp; invest');
  expect(text).toMatch(/January 10\s–\sMarch 20, 2099/);
  expect(text).toContain('Apply by December 1, 2098 at 11:59 PM GMT+9');
  expect(text).toMatch(/href="http[^"]*\/apply\/program\/climate" target="_blank" rel="noopener"/);
  expect(text).not.toContain('Secret');
  expect(text).not.toContain('boot');
});

it('hands on where its visitors come from, when that is known', async () => {
  const hrefOf = async (path: string) => /href="[^"]*(\/apply\/program\/[^"]*)"/.exec((await visit(path)).text)?.[1];
  expect(await hrefOf('/embed/program/climate?source=referral')).toBe('/apply/program/climate?source=referral');
  expect(await hrefOf('/embed/program/climate?source=%22%3E')).toBe('/apply/program/climate');
});

it('speaks the language of its visitor, from the right where it is written so', async () => {
  expect((await visit(undefined, 'de-AT')).text).toContain('Bewerbung bis 1. Dezember 2098');
  const arabic = (await visit(undefined, 'ar')).text;
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('يُفتح في علامة تبويب جديدة');
});

it('says what is the matter where there is no such program, or nothing is open', async () => {
  const missing = await visit('/embed/program/nothing');
  expect([missing.status, missing.text.includes('There is no program at this address')]).toEqual([404, true]);
  await server.database.withTenant('red', (tx) => sql`update funnel set status = 'closed'`.execute(tx));
  const { text } = await visit();
  expect(text).toContain('takes no applications at the moment');
  expect(text).not.toContain('class="apply"');
});

it.each(['http://www.acme.org', 'www.acme.org', 'https://*.acme.org', "https://a.org;script-src'none'"])(
  'refuses %s and says how a site is written; what was named stays',
  async (site) => {
    const answer = await allow(['https://www.acme.org', site]);
    expect(JSON.stringify(answer.errors)).toContain(`can’t be allowed. Write the site as https://www.example.org`);
    const { headers } = await visit();
    expect(ancestors(headers['content-security-policy'])).toBe('https://www.acme.org https://blog.acme.org');
  },
);

it('takes twenty sites at most', async () => {
  const sites = Array.from({ length: 21 }, (_, index) => `https://s${index}.acme.org`);
  expect(JSON.stringify((await allow(sites)).errors)).toContain('Name at most 20 sites');
});
