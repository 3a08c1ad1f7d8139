/** What a session was and is now is kept as values, and nothing of what only some may read. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into coaching_session (tenant_id, id, name, startup_id, status, start_time, end_time, expected_duration, coachs_ids, attendees_ids)
      values ('t1', 'cs1', 'Goals', 's1', 'planned', '2031-03-03T10:00:00Z', '2031-03-03T11:00:00Z', 60, '{mentor}', '{cof1}')`.execute(
      tx,
    );
  });
}, 60_000);
afterAll(() => server?.close());

const change = async (input: object) => {
  const text =
    'mutation ($input: CoachingSessionUpdateInput!) { updateCoachingSession(id: "cs1", input: $input) { _id } }';
  expect((await server.ask('admin', text, { input })).errors).toBeUndefined();
};
const log = async (person: string) => {
  const { data, errors } = await server.ask(
    person,
    '{ coachingSession(id: "cs1") { changelogs { by what changes } } }',
  );
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data?.coachingSession?.changelogs)) as unknown[];
};

it('says from what to what: title, time, place, people and state', async () => {
  await change({
    name: 'Pricing',
    startTime: '2031-03-04T11:00:00Z',
    location: 'Library',
    coachs: ['mentor', 'staff'],
  });
  await change({ status: 'cancelled' });
  const [ended, changed] = await log('mentor');
  expect(ended).toMatchObject({ changes: [{ field: 'status', from: 'planned', to: 'cancelled' }] });
  expect(changed).toMatchObject({
    what: 'name, startTime, location, coachs',
    changes: [
      { field: 'name', from: 'Goals', to: 'Pricing' },
      { field: 'startTime', from: '2031-03-03T10:00:00.000Z', to: '2031-03-04T11:00:00.000Z' },
      { field: 'location', from: null, to: 'Library' },
      {
        field: 'coachs',
        from: [expect.stringContaining('Mia')],
        to: [expect.any(String), expect.stringContaining('Sam')],
      },
    ],
  });
});

it('keeps no words of notes, nor links, and nothing at all of private notes', async () => {
  await change({ notes: 'They run out of money', privateNotes: 'I doubt it', meetingLink: 'https://meet.test/secret' });
  const said = JSON.stringify(await log('cof1'));
  expect(said).toContain('meetingLink, notes');
  for (const secret of ['run out', 'doubt', 'secret', 'privateNotes']) expect(said).not.toContain(secret);
});
