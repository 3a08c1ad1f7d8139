/** Somebody hears that an application has come in: the funnel's admins, else those of the organisation. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const told = (id: string) =>
  server.rows(sql`select r.user_id as who, n.message, n.url from notification_recipient r
    join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
    where n.url like ${`%${id}%`} and r.user_id <> 'applicant' order by who`);
const saying = (who: string, name: string, id: string) => ({
  who,
  message: `${name} has applied: Climate – Spring`,
  url: `/application/${id}/review`,
});

it('tells the admins of the funnel, once, and writes to nobody', async () => {
  const id = await server.handedIn('applicant', 'Acme');
  expect(await told(id)).toEqual([saying('mentor', 'Acme', id)]);
  expect(await server.rows(sql`select 1 from mail where recipient in ('mia@t1.test', 'ada@t1.test')`)).toEqual([]);
});

it('tells those of the organisation where the funnel has none', async () => {
  await server.rows(sql`update funnel set admins_ids = '{}' where id = 'fu1'`);
  const id = await server.handedIn('applicant', 'Birch');
  expect(await told(id)).toEqual([saying('admin', 'Birch', id)]);
});
