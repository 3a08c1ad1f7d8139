import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Json, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { noteDelivery } from './noteDelivery.ts';

let server: TestServer;
let admin: string;
let mentor: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.database.withSystem(async (tx) => {
    await sql`insert into startup (tenant_id, id, name, status) values ('red', 's1', 'A & B', 'active')`.execute(tx);
    await sql`insert into email_blueprint (tenant_id, id, name, header, footer, is_default)
      values ('red', 'b1', 'Frame', '**{incubator}**', 'The end', true)`.execute(tx);
    await sql`insert into "user" (tenant_id, id, first_name, last_name, email, status, validated, role_id, startups_ids, language)
      values ('red', 'ada', 'Ada', 'L', 'ada@red.test', 'Active', true, 'cofounder', '{s1}', 'ar'),
        ('red', 'bob', 'Bob', null, 'bob@red.test', 'Active', false, 'cofounder', '{s1}', null),
        ('red', 'cem', 'Cem', null, 'cem@red.test', 'Archived', true, 'cofounder', '{s1}', null)`.execute(tx);
  });
  admin = await server.signIn('admin@red.test');
  mentor = await server.signIn('mentor@red.test');
}, 60_000);
afterAll(() => server.close());

async function ask(query: string, variables: object = {}, token = admin): Promise<Json> {
  const { json } = await server.graphql(query, { token, variables });
  return json as Json;
}

async function draft(input: object): Promise<string> {
  const made = await ask(
    'mutation ($input: EmailCreateInput!) { createEmail(input: $input) { _id status createdBy { _id } } }',
    {
      input,
    },
  );
  expect(made.data?.createEmail).toMatchObject({ status: 'draft', createdBy: { _id: 'red-admin' } });
  return String(made.data?.createEmail?._id);
}

const setOverrides = (overrides: object) =>
  server.database.withSystem((tx) =>
    sql`update role set overrides = ${JSON.stringify(overrides)}::jsonb where tenant_id = 'red' and id = 'admin'`.execute(
      tx,
    ),
  );

const SEND = 'mutation ($id: ID!, $at: DateTime) { sendEmail(emailId: $id, at: $at) { _id status scheduledFor } }';
const DELIVERIES = `query ($id: ID!) { email(id: $id) { status sentAt delivered reached }
  emailDeliveries(filter: { email: { IS: $id } }, sort: [{ field: status, direction: ASC }]) {
    results { recipient { _id } copyTo status reason } } }`;

const hello = {
  subject: 'News for {startup}',
  body: 'Hello {firstName},\n\n**see** <b>you</b> at {incubator}',
};

describe('an e-mail', () => {
  it('goes to everybody it is for, once and filled in, leaves out whom it can not reach, and stands from then on', async () => {
    const id = await draft({ ...hello, recipients: ['ada'], recipientStartups: ['s1'], cc: ['Board@partner.test'] });
    const seen = await ask(
      'query ($id: ID!) { emailAudience(emailId: $id) { reachable skipped { fullName reason } examples { fullName } } }',
      { id },
    );
    expect(seen.data?.emailAudience).toEqual({
      reachable: 2,
      skipped: [
        { fullName: 'Bob', reason: 'unconfirmed' },
        { fullName: 'Cem', reason: 'inactive' },
      ],
      examples: [{ fullName: 'Ada L' }],
    });
    expect((await ask(SEND, { id })).data?.sendEmail).toMatchObject({ status: 'sending' });
    const after = await vi.waitFor(async () => {
      const { data } = await ask(DELIVERIES, { id });
      expect(data?.email).toMatchObject({
        status: 'sent',
        delivered: false,
        reached: '2 / 4',
        sentAt: expect.any(String),
      });
      return data;
    }, 15_000);
    expect(after?.emailDeliveries?.results).toEqual([
      { recipient: { _id: 'ada' }, copyTo: null, status: 'sent', reason: null },
      { recipient: null, copyTo: 'board@partner.test', status: 'sent', reason: null },
      { recipient: { _id: 'bob' }, copyTo: null, status: 'skipped', reason: 'unconfirmed' },
      { recipient: { _id: 'cem' }, copyTo: null, status: 'skipped', reason: 'inactive' },
    ]);

    const [toAda, ...more] = server.mails.filter(({ to }) => to === 'ada@red.test');
    expect(more).toEqual([]);
    expect(toAda).toMatchObject({ subject: 'News for A & B', from: expect.stringContaining('@') });
    expect(toAda?.text).toMatch(
      /^red lab\n\n--\n\nHello Ada,\n\nsee <b>you<\/b> at red lab\n\n--\n\nThe end\n\n--\nred lab\n/,
    );
    expect(toAda?.html).toContain('dir="rtl"');
    expect(toAda?.html).toContain('<strong>see</strong> &lt;b&gt;you&lt;/b&gt; at red lab');
    expect(server.mails.filter(({ to }) => to === 'bob@red.test' || to === 'cem@red.test')).toEqual([]);

    const update = 'mutation ($id: ID!) { updateEmail(id: $id, input: { subject: "Other" }) { _id } }';
    expect((await ask(update, { id })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
    expect((await ask('mutation ($id: ID!) { deleteEmail(id: $id) }', { id })).errors?.[0]).toBeDefined();
    expect((await ask(SEND, { id })).errors?.[0]?.extensions?.code).toBe('ConflictError');
  });

  it('is not sent without content, without anybody it reaches, with a slip in a placeholder, to no address or in the past', async () => {
    const id = await draft({ subject: 'Hi {frist}', recipients: ['bob'], cc: ['nobody'] });
    const refused = await ask(SEND, { id, at: '2020-01-01T00:00:00Z' });
    const problems = refused.errors?.[0]?.extensions?.fields as unknown as { path: string }[];
    expect(problems.map(({ path }) => path)).toEqual(['body', 'body', 'cc', 'at']);
    const alone = await draft({ ...hello, recipients: ['bob'] });
    expect(JSON.stringify(await ask(SEND, { id: alone }))).toContain('confirmed e-mail address');
    expect((await ask(DELIVERIES, { id: alone })).data?.email?.status).toBe('draft');
  });

  it('is shown as a recipient will get it', async () => {
    const id = await draft({ ...hello, body: 'Hello {firstName} {oops}' });
    const query = 'query ($id: ID!, $to: ID) { emailPreview(emailId: $id, recipientId: $to) { subject html unknown } }';
    const shown = (await ask(query, { id, to: 'ada' })).data?.emailPreview;
    expect(shown).toMatchObject({ subject: 'News for A & B', unknown: ['oops'] });
    expect(shown?.html).toContain('Hello Ada {oops}');
    await setOverrides({ 'STARTUP/FILE:VIEW': 'NONE' });
    await vi.waitFor(async () => {
      const closed = await ask(query, { id, to: 'ada' });
      expect(closed.data?.emailPreview?.subject).toBe('News for ');
    }, 5_000);
    await setOverrides({});
  });

  it('is shown while it is written, whether or not it has been saved', async () => {
    const query =
      'query ($id: ID, $to: ID, $text: EmailTextInput) { emailPreview(emailId: $id, recipientId: $to, text: $text) { subject html unknown } }';
    const text = { subject: 'Dear {firstName}', body: '**Soon** {oops}' };
    const unsaved = (await ask(query, { to: 'ada', text })).data?.emailPreview;
    expect(unsaved).toMatchObject({ subject: 'Dear Ada', unknown: ['oops'] });
    expect(unsaved?.html).toContain('<strong>Soon</strong>');
    const id = await draft(hello);
    expect((await ask(query, { id, to: 'ada', text })).data?.emailPreview?.subject).toBe('Dear Ada');
    expect((await ask(query, { id: 'nowhere', text })).errors?.[0]?.extensions?.code).toBe('NotFoundError');
    expect((await ask(query, { text }, mentor)).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  });

  it('is made of a document twice: as HTML with its looks at its elements, and as plain text', async () => {
    const item = (text: string) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    const bodyDocument = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Dates' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Hello ' },
            { type: 'variable', attrs: { name: 'firstName' } },
            { type: 'text', text: ', see the ' },
            { type: 'text', text: 'page', marks: [{ type: 'link', attrs: { href: 'https://a.test' } }] },
          ],
        },
        { type: 'bulletList', content: [item('one'), item('two')] },
        { type: 'image', attrs: { src: '/api/pictures/yard', alt: 'The yard' } },
      ],
    };
    const id = await draft({ subject: 'Dates', bodyDocument, recipients: ['ada'] });
    await ask(SEND, { id });
    await vi.waitFor(async () => {
      const { rows } = await server.database.withSystem((tx) =>
        sql<{ text: string; html: string }>`select text_body as text, html_body as html from mail
          where recipient = 'ada@red.test' and subject = 'Dates'`.execute(tx),
      );
      const [mail] = rows;
      expect(mail?.text).toContain('Dates\n\nHello Ada, see the page (https://a.test)\n\n- one\n- two\n\n[The yard]');
      expect(mail?.html).toMatch(/<h2 style="[^"]+">Dates<\/h2>/);
      expect(mail?.html).toMatch(
        /<p style="[^"]+">Hello Ada, see the <a href="https:\/\/a.test" style="[^"]+">page<\/a><\/p>/,
      );
      expect(mail?.html).toMatch(/<img src="https?:\/\/[^"]+\/api\/pictures\/yard" alt="The yard"/);
    }, 10_000);
  });

  it('is nobody’s business without the permission, nor another tenant’s', async () => {
    const id = await draft({ ...hello, recipients: ['ada'] });
    for (const query of [SEND, 'query ($id: ID!) { emailAudience(emailId: $id) { reachable } }']) {
      expect((await ask(query, { id }, mentor)).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
    }
    const blue = await server.signIn('admin@blue.test', 'blue');
    const { json } = await server.graphql(SEND, { tenant: 'blue', token: blue, variables: { id } });
    expect(json.errors?.[0]?.extensions?.code).toBe('NotFoundError');
  });

  it('reaches people by a tag only where its sender may see who has it', async () => {
    await server.database.withSystem(async (tx) => {
      await sql`insert into tag (tenant_id, id, name, category) values ('red', 'vip', 'VIP', 'user')`.execute(tx);
      await sql`update "user" set tags_ids = '{vip}' where tenant_id = 'red' and id = 'ada'`.execute(tx);
    });
    const id = await draft({ ...hello, recipientTags: ['vip'] });
    const reachable = async () =>
      (await ask('query ($id: ID!) { emailAudience(emailId: $id) { reachable } }', { id })).data?.emailAudience;
    expect(await reachable()).toEqual({ reachable: 1 });
    await setOverrides({ 'TAGS/USER:VIEW': 'NONE' });
    await vi.waitFor(async () => expect(await reachable()).toEqual({ reachable: 0 }), 5_000);
    await setOverrides({});
  });

  it('has failed when it reached nobody, and tells when it reached some only', async () => {
    const outcomes = async (email: string, sent: readonly boolean[], leftOut = 0) => {
      await server.database.withTenant('blue', async (tx) => {
        await sql`insert into email (tenant_id, id, subject, status) values ('blue', ${email}, 'Filed', 'sending')`.execute(
          tx,
        );
        for (const at of sent.keys()) {
          await sql`insert into email_delivery (tenant_id, id, email_id, copy_to, status)
            values ('blue', ${email + at}, ${email}, 'x@blue.test', 'queued')`.execute(tx);
        }
        for (let at = 0; at < leftOut; at += 1) {
          await sql`insert into email_delivery (tenant_id, id, email_id, copy_to, status)
            values ('blue', ${`${email}-out${at}`}, ${email}, 'y@blue.test', 'skipped')`.execute(tx);
        }
        for (const [at, isSent] of sent.entries()) await noteDelivery(tx, { id: email + at, tenantId: 'blue', isSent });
      });
      const { rows } = await server.database.withTenant('blue', (tx) =>
        sql`select status, delivered, dropped, reached from email where id = ${email}`.execute(tx),
      );
      return rows[0];
    };
    expect(await outcomes('none', [false])).toEqual({
      status: 'failed',
      delivered: false,
      dropped: true,
      reached: '0 / 1',
    });
    expect(await outcomes('some', [true, false])).toEqual({
      status: 'sent',
      delivered: false,
      dropped: true,
      reached: '1 / 2',
    });
    expect(await outcomes('all', [true, true])).toEqual({
      status: 'sent',
      delivered: true,
      dropped: false,
      reached: '2 / 2',
    });
    expect(await outcomes('out', [true, true, true], 1)).toMatchObject({ delivered: false, reached: '3 / 4' });
  });
});
