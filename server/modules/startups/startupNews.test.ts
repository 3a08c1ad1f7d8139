import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true`.execute(tx);
  });
}, 60_000);
afterAll(() => server?.close());
beforeEach(() => server.database.withTenant('t1', (tx) => sql`delete from notification`.execute(tx)));

const write = async (user: string, text: string, variables: Record<string, unknown>) => {
  const answer = await server.ask(user, text, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};
const update = (user: string, entity: string, id: string, input: Record<string, unknown>) =>
  write(
    user,
    `mutation ($id: ID!, $input: ${entity}UpdateInput!) { update${entity}(id: $id, input: $input) { _id } }`,
    { id, input },
  );

/** `person: type: what was said` */
async function told(): Promise<readonly string[]> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ line: string }>`select r.user_id || ': ' || n.notification_type || ': ' || n.message as line
      from notification_recipient r join notification n on n.id = r.notification_id order by 1`.execute(tx),
  );
  return rows.map(({ line }) => line);
}

async function timeline(user: string): Promise<readonly string[]> {
  const text = `{ page: startupEvents(startupId: "s1") { results { eventType ... on TimelineEvent { message attr1 dueDate } } } }`;
  const items = listIn((await server.ask(user, text)).data?.page?.results);
  return items.map(({ eventType, message, attr1, dueDate }) => [eventType, message, attr1, dueDate].join(' ').trim());
}

async function logged(): Promise<readonly string[]> {
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ line: string }>`select action || ' ' || record_name || ' ' || person_id || ' ' || actor_id as line
      from activity_log_entry where record_type = 'Startup' and person_id is not null order by id`.execute(tx),
  );
  return rows.map(({ line }) => line);
}

describe('the state of a startup', () => {
  it('stands on its timeline, and is told to its founders and to who looks after it', async () => {
    await update('admin', 'Startup', 's1', { status: 'graduated' });
    expect(await timeline('cof1')).toContain('note Acme has graduated');
    const inGerman = '{ page: startupEvents(startupId: "s1") { results { ... on TimelineEvent { notice } } } }';
    const { data } = await server.ask('cof1', inGerman, {}, 'de');
    expect(listIn(data?.page?.results)).toEqual([{ notice: 'Acme hat das Programm abgeschlossen' }]);
    expect(await told()).toEqual([
      'cof1: newCommentStartup: Acme has graduated',
      'cof1b: newCommentStartup: Acme has graduated',
      'mentor: newCommentStartupStaff: Acme has graduated',
    ]);
  });

  it.each([
    ['onHold', 'Acme is on hold'],
    ['archived', 'Acme is archived'],
    ['active', 'Acme is active again'],
  ])('is told as %s, too', async (status, words) => {
    await update('admin', 'Startup', 's1', { status });
    expect(await timeline('admin')).toContain(`note ${words}`);
    expect(await told()).toContain(`mentor: newCommentStartupStaff: ${words}`);
  });

  it('is no news while it stays', async () => {
    const before = (await timeline('admin')).length;
    await update('admin', 'Startup', 's1', { status: 'active', tagline: 'Another one' });
    expect(await timeline('admin')).toHaveLength(before);
    expect(await told()).toEqual([]);
  });
});

describe('who belongs to a startup no more', () => {
  it('is told so, as its member and as who looked after it, and it stands in the activity log', async () => {
    await update('admin', 'User', 'cof1b', { startups: [] });
    await update('admin', 'User', 'mentor', { assignedStartups: [] });
    expect(await told()).toEqual([
      'cof1: newCommentStartup: Mia Mentor no longer looks after Acme',
      'cof1b: newCommentStartup: You are no longer a member of Acme',
      'mentor: newCommentStartupStaff: You no longer look after Acme',
    ]);
    expect(await logged()).toEqual(['leftStartup Acme cof1b admin', 'unassigned Acme mentor admin']);
  });
});

describe('a milestone', () => {
  it('is called and dated on the timeline as it is now, and goes with it', async () => {
    const made = await write(
      'cof1',
      'mutation ($input: MilestoneCreateInput!) { made: createMilestone(input: $input) { _id } }',
      {
        input: { startup: 's1', name: 'First custmer', dueDate: '2099-01-01' },
      },
    );
    const id = textIn(made?.made?._id);
    await update('cof1', 'Milestone', id, { status: 'reached' });
    await update('cof1', 'Milestone', id, { name: 'First customer', dueDate: '2099-02-01' });
    const items = async () => (await timeline('cof1')).filter((item) => item.startsWith('milestone'));
    expect(await items()).toEqual([
      'milestone First customer reached 2099-02-01T00:00:00.000Z',
      'milestone First customer planned 2099-02-01T00:00:00.000Z',
    ]);
    await write('cof1', 'mutation ($id: ID!) { deleteMilestone(id: $id) }', { id });
    expect(await items()).toEqual([]);
  });
});
