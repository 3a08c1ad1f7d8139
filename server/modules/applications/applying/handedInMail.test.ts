/** Whoever has handed in reads by mail that it has arrived, and when they hear; in their language. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const mailsOf = async (name: string) =>
  server.rows(sql`select recipient, subject, text_body as text from mail where subject like ${`${name}:%`}`);

it('says what has arrived, by when one hears, and leads to where it stands', async () => {
  await server.rows(sql`update funnel_round set hears_by = '2099-05-04' where id = 'r1'`);
  const id = await server.handedIn('applicant', 'Volta');
  const [mail, ...others] = await mailsOf('Volta');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'x@t1.test',
    subject: 'Volta: your application for Climate has arrived',
  });
  expect(mail?.text).toContain('You hear from us by May 4, 2099.');
  expect(mail?.text).toContain(`/application/${id}/progress`);
});

it('names no day where none is set, and speaks the language of its reader', async () => {
  await server.rows(sql`update funnel_round set hears_by = null where id = 'r1'`);
  await server.rows(sql`update "user" set language = 'de' where id = 'applicant'`);
  await server.handedIn('applicant', 'Cella');
  const [mail] = await mailsOf('Cella');
  expect(mail?.subject).toBe('Cella: Ihre Bewerbung für Climate ist angekommen');
  expect(mail?.text).toContain('Sobald es Neues gibt, hören Sie per E-Mail von uns.');
});

it('is not written of a draft, nor of what comes after', async () => {
  const id = await server.draftOf('applicant', 'Early');
  expect(await mailsOf('Early')).toEqual([]);
  const move = 'mutation ($id: ID!) { updateApplication(id: $id, input: { status: under_review }) { _id } }';
  await server.rows(sql`update application set status = 'ready_for_invitation' where id = ${id}`);
  expect((await server.ask('admin', move, { id })).errors).toBeUndefined();
  expect(await mailsOf('Early')).toEqual([]);
});
