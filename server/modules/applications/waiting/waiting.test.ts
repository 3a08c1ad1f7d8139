/** The waiting list of a funnel: places, what the applicant learns, and moving up. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, problems, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startApplicationServer();
  for (const name of ['Ada', 'Bea', 'Cid']) ids[name] = await server.handedIn('applicant', name);
  await server.rows(sql`update application set founder_email = 'nia@new.test', founder_name = 'Nia'`);
}, 60_000);
afterAll(() => server.close());

const set = 'mutation ($id: ID!, $waits: Boolean!) { setWaiting(applicationId: $id, waits: $waits) { waitingPlace } }';
const setWaiting = (name: string, waits: boolean, user = 'admin') => server.ask(user, set, { id: ids[name], waits });
const placeOf = async (name: string, waits: boolean) => (await setWaiting(name, waits)).data?.setWaiting;
const news = () =>
  server.rows(sql`select n.text_key as text, n.text_values->>'name' as name, n.text_values->>'words' as words
    from notification_recipient r join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
    where not r.is_read and r.user_id = 'applicant' and n.text_key in ('application.waitingList', 'application.movedUp')
    order by name`);
const mails = () =>
  server.rows(sql`select subject from mail where sent_at is null and subject like '%waiting list%' order by subject`);
const progress = async () =>
  (await server.ask('applicant', '{ applicationProgress { startupName waitingPlace } }')).data?.applicationProgress;

it('gives the next place, tells the applicant at once and writes when the time to undo is over', async () => {
  expect(await placeOf('Ada', true)).toEqual({ waitingPlace: 1 });
  expect(await placeOf('Bea', true)).toEqual({ waitingPlace: 2 });
  expect(await placeOf('Cid', true)).toEqual({ waitingPlace: 3 });
  expect(await progress()).toEqual([
    { startupName: 'Cid', waitingPlace: 3 },
    { startupName: 'Bea', waitingPlace: 2 },
    { startupName: 'Ada', waitingPlace: 1 },
  ]);
  expect((await news()).map(({ text, name }) => [text, name])).toEqual([
    ['application.waitingList', 'Ada'],
    ['application.waitingList', 'Bea'],
    ['application.waitingList', 'Cid'],
  ]);
  expect(await mails()).toHaveLength(3);
  const due = await server.rows(
    sql`select 1 from mail where subject like '%waiting list%' and next_attempt_at > now() + interval '9 minutes'`,
  );
  expect(due).toHaveLength(3);
});

it('is shown to who decides in the words that the applicant reads', async () => {
  const preview = 'query ($id: ID!) { waitingMail(applicationId: $id) { to subject } }';
  const shown = (await server.ask('admin', preview, { id: ids.Ada })).data?.waitingMail;
  expect(shown).toMatchObject({ to: 'nia@new.test' });
  expect(await mails()).toContainEqual({ subject: shown?.subject });
  expect(problems(await server.ask('applicant', preview, { id: ids.Ada }))).toBe('ForbiddenError');
});

it('is seen in lists, and in the history of the applicant', async () => {
  const list =
    '{ applications(filter: { waitingSince: { EXISTS: true } }, sort: [{ field: waitingSince, direction: ASC }]) { results { startupName waitingPlace } } }';
  expect((await server.ask('admin', list)).data?.applications?.results).toMatchObject([
    { startupName: 'Ada', waitingPlace: 1 },
    { startupName: 'Bea', waitingPlace: 2 },
    { startupName: 'Cid', waitingPlace: 3 },
  ]);
  const history = '{ applicationActivities { results { kind } } }';
  expect(JSON.stringify((await server.ask('applicant', history)).data)).toContain('waiting_list');
});

it('lets those behind move up when one is accepted, and tells them where they stand', async () => {
  const accept =
    'mutation ($id: ID!) { decideApplication(applicationId: $id, action: accept) { status waitingPlace } }';
  expect((await server.ask('admin', accept, { id: ids.Ada })).data?.decideApplication).toEqual({
    status: 'accepted',
    waitingPlace: null,
  });
  const movedUp = [
    { text: 'application.movedUp', name: 'Bea', words: '1' },
    { text: 'application.movedUp', name: 'Cid', words: '2' },
  ];
  // For the one who is accepted it goes on until they are told.
  expect(await news()).toEqual([{ text: 'application.waitingList', name: 'Ada', words: null }, ...movedUp]);
  const tell = 'mutation ($id: ID!) { tellDecision(applicationId: $id) { _id } }';
  expect((await server.ask('admin', tell, { id: ids.Ada })).errors).toBeUndefined();
  expect(await news()).toEqual(movedUp);
  // The mail of the acceptance is the one that leaves.
  expect(await mails()).toHaveLength(2);
});

it('is taken back without a trace for the applicant while its mail has not left', async () => {
  expect(await placeOf('Bea', false)).toEqual({ waitingPlace: null });
  expect(await mails()).toHaveLength(1);
  expect((await news()).map(({ name, words }) => [name, words])).toEqual([['Cid', '1']]);
});

it('is for those who decide, and for what is undecided', async () => {
  expect(problems(await setWaiting('Bea', true, 'applicant'))).toBe('ForbiddenError');
  expect(problems(await setWaiting('Bea', true, 'cof1'))).toBe('ForbiddenError');
  expect(problems(await setWaiting('Ada', true))).toBe('ConflictError');
  await server.rows(sql`update application set status = 'draft' where id = ${ids.Bea}`);
  expect(problems(await setWaiting('Bea', true))).toBe('ForbiddenError');
});
