/** A rejection is mailed in the product's words while the organisation has none of its own, and not where it has switched its off. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const reject = `mutation ($id: ID!, $withoutMail: Boolean) { decideApplication(applicationId: $id, action: reject, withoutMail: $withoutMail) { _id } }`;
const tell = 'mutation ($id: ID!) { tellDecision(applicationId: $id) { _id } }';
const preview =
  'query ($id: ID!) { decisionMail(applicationId: $id, action: reject) { subject isOwn letter letters { _id } } }';

/** What somebody who is rejected is written. */
async function rejected(name: string, withoutMail = false): Promise<readonly Record<string, unknown>[]> {
  const id = await server.handedIn('applicant', name);
  for (const [text, more] of [[reject, { withoutMail }] as const, [tell, {}] as const])
    expect((await server.ask('admin', text, { id, ...more })).errors).toBeUndefined();
  return server.rows(sql`select subject, text_body as text from mail
    where subject like ${`%${name}%`} and subject not like '%arrived%' and subject not like '%angekommen%'`);
}

it('is mailed in the language of its reader, and leads to the application', async () => {
  const [mail, ...others] = await rejected('Volta');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Volta: our answer from Climate');
  expect(mail?.text).toContain('We can’t offer you a place this time.');
  expect(mail?.text).toContain('/progress');
  await server.rows(sql`update "user" set language = 'de' where id = 'applicant'`);
  expect(await rejected('Cella')).toMatchObject([{ subject: 'Cella: unsere Antwort von Climate' }]);
  await server.rows(sql`update "user" set language = 'en' where id = 'applicant'`);
});

it('is shown before somebody decides, and is not sent where they want none', async () => {
  const id = await server.handedIn('applicant', 'Shown');
  expect((await server.ask('admin', preview, { id })).data?.decisionMail).toEqual({
    subject: 'Shown: our answer from Climate',
    isOwn: false,
    letter: null,
    letters: [],
  });
  const several = 'query ($ids: [ID!]!) { rejectionMails(applicationIds: $ids) { mailed hasUsual letters { _id } } }';
  expect((await server.ask('admin', several, { ids: [id] })).data?.rejectionMails).toMatchObject({
    hasUsual: true,
    letters: [],
  });
  expect(await rejected('Silent', true)).toEqual([]);
});

it('gives way to the organisation’s own, and stays away where that is switched off', async () => {
  await server.rows(sql`insert into rejection_email (tenant_id, id, name, funnel_id, subject, body, is_active)
    values ('t1', 'own', 'Ours', 'fu1', 'No place for {startup}', 'Sorry.', true)`);
  expect(await rejected('Owned')).toMatchObject([{ subject: 'No place for Owned' }]);
  await server.rows(sql`update rejection_email set is_active = false`);
  expect(await rejected('Off')).toEqual([]);
});
