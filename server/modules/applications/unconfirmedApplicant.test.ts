import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from './testing/applicationServer.ts';

/** Somebody applies, and has not opened the mail that confirms their address yet. */
let server: ApplicationServer;
beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const told = async (person: string): Promise<readonly string[]> => {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ line: string }>`select m.text_key as line from notification_recipient n
      join notification m on m.id = n.notification_id where n.user_id = ${person} order by n.created_at`.execute(tx),
  );
  return rows.map(({ line }) => line);
};
const written = async (): Promise<readonly string[]> => {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ subject: string }>`select subject from mail where recipient = (
      select email from "user" where id = 'applicant') order by created_at`.execute(tx),
  );
  return rows.map(({ subject }) => subject);
};

it('reaches whoever applies here and by mail, and nobody else who is still invited', async () => {
  const id = await server.handedIn('applicant', 'Early');
  await server.rows(sql`update "user" set status = 'Pending', validated = false where id in ('applicant', 'staff')`);
  await server.database.withSystem((tx) => sql`delete from mail`.execute(tx));
  const ask = 'mutation ($input: ApplicationNoteCreateInput!) { createApplicationNote(input: $input) { _id } }';
  const note = { application: id, body: 'How much does it weigh?', isShared: true, asks: true };
  expect((await server.ask('admin', ask, { input: note })).errors).toBeUndefined();
  expect(await told('applicant')).toContain('application.asked');
  expect(await written()).toEqual(['Your answer is needed for the application of Early']);
  expect(await told('staff')).toEqual([]);
});
