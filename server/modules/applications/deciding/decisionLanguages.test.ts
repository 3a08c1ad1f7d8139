import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

async function shown(query: string, id: string): Promise<unknown> {
  const { data, errors } = await server.ask('admin', query, { id });
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
}

it('says acceptance, rejection and waiting list in the language of who is told, as the organisation has written it there', async () => {
  const inGerman = (text: string) =>
    JSON.stringify([
      {
        language: 'de',
        value: text,
        document: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
        },
      },
    ]);
  const subjects = (text: string) => JSON.stringify([{ language: 'de', value: text }]);
  await server.rows(sql`update funnel set acceptance_email_subject = 'Welcome', acceptance_email_body = 'You are in.',
    acceptance_email_subjects = ${subjects('Willkommen, {firstName}')}::jsonb, acceptance_email_bodies = ${inGerman('{startup} ist dabei.')}::jsonb,
    waiting_email_subject = 'Please wait', waiting_email_body = 'You are next.',
    waiting_email_subjects = ${subjects('Warteliste')}::jsonb, waiting_email_bodies = ${inGerman('{startup} ist die Nächste.')}::jsonb
    where id = 'fu1'`);
  await server.rows(sql`insert into rejection_email (tenant_id, id, name, subject, body, is_active, funnel_id, subjects, bodies)
    values ('t1', 'inGerman', 'German', 'About {startup}', 'Not this time.', true, 'fu1',
      ${subjects('Zu {startup}')}::jsonb, ${inGerman('{startup} leider nicht.')}::jsonb)`);
  const id = await server.handedIn('applicant', 'Sprachlich');
  await server.rows(
    sql`update application set founder_email = 'nia@new.test', founder_name = 'Nia New' where id = ${id}`,
  );
  const mailOf = (action: string) =>
    shown(`query ($id: ID!) { decisionMail(applicationId: $id, action: ${action}) { subject body html } }`, id);
  expect(await mailOf('accept')).toMatchObject({ subject: 'Welcome', body: expect.stringContaining('You are in.') });
  await server.rows(sql`update "user" set language = 'de' where id = 'applicant'`);
  expect(await mailOf('accept')).toMatchObject({
    subject: 'Willkommen, Nia',
    body: expect.stringContaining('Sprachlich ist dabei.'),
    html: expect.stringMatching(/<strong[^>]*>Sprachlich ist dabei\.<\/strong>/),
  });
  expect(await mailOf('reject')).toMatchObject({
    subject: 'Zu Sprachlich',
    body: expect.stringContaining('Sprachlich leider nicht.'),
  });
  expect(await shown('query ($id: ID!) { waitingMail(applicationId: $id) { subject body } }', id)).toMatchObject({
    subject: 'Warteliste',
    body: expect.stringContaining('Sprachlich ist die Nächste.'),
  });
  // Of a letter half of which is translated both halves are sent as they were first written.
  await server.rows(sql`update rejection_email set bodies = null where id = 'inGerman'`);
  expect(await mailOf('reject')).toMatchObject({
    subject: 'About Sprachlich',
    body: expect.stringContaining('Not this time.'),
  });
  await server.rows(sql`update funnel set acceptance_email_subjects = null where id = 'fu1'`);
  expect(await mailOf('accept')).toMatchObject({ subject: 'Welcome', body: expect.stringContaining('You are in.') });
});
