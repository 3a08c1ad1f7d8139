/** One identity from applicant to alumni (issue 15 §9): who is in already applies again with the same account. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  await server.rows(sql`insert into role (tenant_id, id, name, type) values
    ('t1', 'r-Community', 'Community', '{CommunityMember}')`);
  await server.rows(sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id) values
    ('t1', 'neighbour', 'Nell', 'nell@t1.test', 'Active', 'other', 'r-Community')`);
}, 60_000);
afterAll(() => server.close());

const accept = 'mutation ($id: ID!) { decideApplication(applicationId: $id, action: accept) { status } }';
const tell = 'mutation ($id: ID!) { tellDecision(applicationId: $id) { status } }';
const progress = 'query ($id: ID) { applicationProgress(applicationId: $id) { status startup } }';
const startupsOf = async (user: string) => {
  const { data, errors } = await server.ask(user, '{ startups { results { _id name } } }');
  expect(errors).toBeUndefined();
  return data?.startups?.results;
};
const accountOf = async (user: string) =>
  (await server.rows(sql`select role_id as role, startups_ids as startups from "user" where id = ${user}`))[0];

it('lets a founder apply again, who keeps role and first startup and gets the second', async () => {
  const before = await startupsOf('cof1');
  expect(before).toEqual(expect.arrayContaining([{ _id: 's1', name: 'Acme' }]));
  const id = await server.handedIn('cof1', 'Acme Two');
  expect((await server.ask('cof1', progress, { id })).data?.applicationProgress).toEqual([
    { status: 'ready_for_invitation', startup: null },
  ]);
  // An application is its applicant's, whoever founded the first startup with them.
  expect((await server.ask('cof1b', progress, { id })).data?.applicationProgress).toEqual([]);
  expect((await server.ask('admin', accept, { id })).errors).toBeUndefined();
  expect(await startupsOf('cof1'), 'before it is told').toEqual(before);
  expect((await server.ask('admin', tell, { id })).errors).toBeUndefined();
  const account = await accountOf('cof1');
  expect(account).toEqual({ role: 'r-Cofounder', startups: ['s1', expect.any(String)] });
  const second = (account?.startups as string[] | undefined)?.[1];
  expect(await startupsOf('cof1')).toEqual(
    expect.arrayContaining([...listIn(before), { _id: second, name: 'Acme Two' }]),
  );
  expect((await server.ask('cof1', progress, { id })).data?.applicationProgress).toEqual([
    { status: 'accepted', startup: second },
  ]);
});

it('lets a member of the community apply, too, and nobody of the staff', async () => {
  await server.handedIn('neighbour', 'Next Door');
  const begin = 'mutation ($input: StartApplicationInput!) { startApplication(input: $input) { _id } }';
  const input = { startupName: 'Inside', funnel: 'fu1' };
  for (const user of ['staff', 'mentor']) {
    expect((await server.ask(user, begin, { input })).errors?.[0]?.extensions?.code, user).toBe('ForbiddenError');
  }
});
