import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set language = 'fr' where id = 'cof1'`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

/** What each was told since the last time: `user: type`, and the messages by their code and whom they are about. */
async function told(): Promise<{ readonly types: string[]; readonly messages: string[] }> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ user: string; type: string; message: string; url: string }>`
      select r.user_id as "user", n.notification_type as type,
        n.text_key || ' ' || (n.text_values ->> 'name') as message, n.url
      from notification_recipient r join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id`.execute(
      tx,
    ),
  );
  await server.database.withTenant('t1', (tx) => sql`delete from notification_recipient`.execute(tx));
  return {
    types: rows.map(({ user, type }) => `${user}: ${type}`).sort(),
    messages: [...new Set(rows.map(({ message }) => message))].sort(),
  };
}

const ask = async (user: string, text: string, variables: Record<string, unknown>) => {
  const answer = await server.ask(user, text, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};

it('tells those invited to a session, and its coaches, when it is planned, moved and called off', async () => {
  const create = `mutation ($input: CoachingSessionCreateInput!) { createCoachingSession(input: $input) { _id } }`;
  const input = { name: 'Pricing', startup: 's1', coachs: ['mentor'], attendees: ['cof1', 'cof1b'] };
  const made = await ask('staff', create, { input: { ...input, startTime: '2099-03-04T15:00:00.000Z' } });
  const id = textIn(made?.createCoachingSession?._id);
  expect(await told()).toEqual({
    types: ['cof1: meetingScheduled', 'cof1b: meetingScheduled', 'mentor: meetingScheduledStaff'],
    messages: ['startup.meetingScheduled Pricing'],
  });
  const update = `mutation ($id: ID!, $input: CoachingSessionUpdateInput!) { updateCoachingSession(id: $id, input: $input) { _id } }`;
  await ask('staff', update, { id, input: { notes: 'Bring the list' } });
  expect(await told()).toEqual({
    types: ['cof1: meetingChanged', 'cof1b: meetingChanged', 'mentor: meetingChangedStaff'],
    messages: ['session.notes Pricing'],
  });
  await ask('mentor', update, { id, input: { location: 'Library' } });
  expect((await told()).types).toEqual(['cof1: meetingChanged', 'cof1b: meetingChanged']);
  await ask('staff', update, { id, input: { status: 'cancelled' } });
  expect((await told()).types).toEqual([
    'cof1: meetingDeleted',
    'cof1b: meetingDeleted',
    'mentor: meetingDeletedStaff',
  ]);
});

it('says when a session is, on the clock of whoever reads it', async () => {
  const zone = (id: string, to: string) =>
    server.database.withTenant('t1', (tx) => sql`update "user" set timezone = ${to} where id = ${id}`.execute(tx));
  await zone('cof1b', 'America/New_York');
  const page = '{ page: paginatedNotifications(pageSize: 1, currentPage: 1) { notifications { message } } }';
  const newest = async (user: string) => textIn((await ask(user, page, {}))?.page?.notifications?.[0]?.message);
  const create = `mutation ($input: CoachingSessionCreateInput!) { createCoachingSession(input: $input) { _id } }`;
  const input = { name: 'Pricing', startup: 's1', coachs: ['mentor'], attendees: ['cof1b'] };
  const made = await ask('staff', create, { input: { ...input, startTime: '2099-03-04T15:00:00.000Z' } });
  const id = textIn(made?.createCoachingSession?._id);
  expect(await newest('cof1b')).toMatch(/^The session Pricing was scheduled: .*March 4, 2099.*10:00/);
  const update = `mutation ($id: ID!, $input: CoachingSessionUpdateInput!) { updateCoachingSession(id: $id, input: $input) { _id } }`;
  await ask('staff', update, { id, input: { startTime: '2099-03-05T15:00:00.000Z' } });
  expect(await newest('cof1b')).toMatch(/^The session Pricing has changed: .*March 5, 2099.*10:00/);
  await ask('staff', update, { id, input: { attendees: ['cof1b', 'cof1'] } });
  expect(await newest('cof1')).toContain('2099');
  await ask('staff', update, { id, input: { status: 'cancelled' } });
  expect(await newest('cof1b')).toMatch(/^Sam Staff has cancelled the session Pricing: .*March 5, 2099.*10:00/);
  await told();
});

it('tells founders of the notes they may read, and those who look after the startup of all', async () => {
  const create = `mutation ($input: TimelineEventCreateInput!) { createTimelineEvent(input: $input) { _id } }`;
  await ask('staff', create, { input: { startup: 's1', message: 'Well done', isPublic: true } });
  expect((await told()).types).toEqual([
    'cof1: newCommentStartup',
    'cof1b: newCommentStartup',
    'mentor: newCommentStartupStaff',
  ]);
  await ask('staff', create, { input: { startup: 's1', message: 'Between us', isPublic: false } });
  expect((await told()).types).toEqual(['mentor: newCommentStartupStaff']);
});

it('tells the founders when figures are asked for', async () => {
  const create = `mutation ($input: PendingDataFormCreateInput!) { createPendingDataForm(input: $input) { _id } }`;
  await ask('admin', create, { input: { startup: 's1', type: 'METRICS', date: '2026-03-15T00:00:00Z' } });
  expect(await told()).toEqual({
    types: ['cof1: metricsRequest', 'cof1b: metricsRequest'],
    messages: ['startup.metricsRequest Acme'],
  });
});

it('says at a glance what kind of news it is', async () => {
  const request = `mutation { createPendingDataForm(input: { startup: "s1", type: METRICS, date: "2026-07-15T00:00:00Z" }) { _id } }`;
  await ask('admin', request, {});
  const note = `mutation { createTimelineEvent(input: { startup: "s1", message: "Go on", isPublic: true }) { _id } }`;
  await ask('staff', note, {});
  const query = '{ page: paginatedNotifications(pageSize: 2, currentPage: 1) { notifications { notificationStyle } } }';
  expect((await ask('cof1', query, {}))?.page).toEqual({
    notifications: [{ notificationStyle: 'info' }, { notificationStyle: 'warning' }],
  });
  await told();
});
