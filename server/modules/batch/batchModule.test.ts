import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueJob } from '#server/platform/jobs/jobQueue.ts';
import {
  type EntityServer,
  everySwitchOn,
  type ServerAnswer,
  seedPeople,
  startEntityServer,
} from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`insert into tag (tenant_id, id, name, category) values ('t1', 'green', 'Green', 'startup'), ('t1', 'vip', 'VIP', 'user')`.execute(
      tx,
    );
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values ('t1', 'fu1', 'Spring', 'p1', 'open', '{}')`.execute(
      tx,
    );
    for (const id of ['a1', 'a2', 'a3', 'a4', 'a5']) {
      await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, applicant_id, status)
        values ('t1', ${id}, ${id}, 'fu1', 'p1', 'applicant', ${id === 'a5' ? 'draft' : 'under_review'})`.execute(tx);
    }
    await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id)
      values ('t1', 'new', 'Nia', 'nia@t1.test', 'Pending', 'network', 'r-Mentor')`.execute(tx);
  });
}, 60_000);
afterAll(() => server.close());

type Kind = 'application' | 'startup' | 'user';

const title = (kind: Kind) => kind.charAt(0).toUpperCase() + kind.slice(1);

async function start(
  user: string | null,
  kind: Kind,
  action: string,
  ids: readonly string[],
  data?: object,
): Promise<ServerAnswer> {
  const text = `mutation ($ids: [ID!]!, $data: JSON) {
    made: start${title(kind)}BatchOperation(action: ${action}, ${kind}Ids: $ids, data: $data) { id count } }`;
  return server.ask(user, text, { ids, ...(data && { data }) });
}

/** What an operation reports until it is over, as `type record`. */
async function reports(
  kind: Kind,
  action: string,
  ids: readonly string[],
  data?: object,
  user = 'admin',
): Promise<string[]> {
  const { data: answer, errors } = await start(user, kind, action, ids, data);
  expect(errors).toBeUndefined();
  const field = `${kind}BatchOperationUpdated`;
  const text = `subscription ($id: ID!) { ${field}(operationId: $id) { updateType ${kind}Id } }`;
  const told: string[] = [];
  for await (const { data: update } of await server.watch(user, text, { id: answer?.made?.id })) {
    const { updateType, [`${kind}Id`]: record } = update?.[field] ?? {};
    told.push([updateType, record].filter(Boolean).join(' '));
  }
  return told;
}

async function rows(query: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]> {
  return server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
}

describe('an operation on many records', () => {
  it('changes each, reports each, and says how it ended; what failed does not hold up the rest', async () => {
    expect(await reports('application', 'SET_STATUS', ['a1', 'nothing', 'a2'], { status: 'pending_decision' })).toEqual(
      [
        'VALIDATION_SUCCEEDED',
        'INDIVIDUAL_APPLICATION_PROCESSING_SUCCEEDED a1',
        'INDIVIDUAL_APPLICATION_PROCESSING_FAILED nothing',
        'INDIVIDUAL_APPLICATION_PROCESSING_SUCCEEDED a2',
        'PROCESSING_PARTIALLY_SUCCEEDED',
      ],
    );
    expect(await rows(sql`select id from application where status = 'pending_decision' order by id`)).toEqual([
      { id: 'a1' },
      { id: 'a2' },
    ]);
  });

  it('begins with what is wrong with what it was given, and then does nothing', async () => {
    expect(await reports('application', 'SET_STATUS', ['a3'], { status: 'nonsense' })).toEqual(['VALIDATION_FAILED']);
    expect(await reports('startup', 'ASSIGN_PROGRAM', ['s1'])).toEqual(['VALIDATION_FAILED']);
    expect((await start('admin', 'application', 'ACCEPT', [])).errors?.[0]?.extensions?.code).toBe('ValidationError');
  });

  it('decides, assigns and deletes applications as one does with a single one', async () => {
    expect((await reports('application', 'ACCEPT', ['a3', 'a5'])).at(-1)).toBe('PROCESSING_PARTIALLY_SUCCEEDED');
    expect((await reports('application', 'REJECT', ['a5'])).at(-1)).toBe('PROCESSING_FAILED');
    expect((await reports('application', 'SET_STATUS', ['a5'], { status: 'accepted' })).at(-1)).toBe(
      'PROCESSING_FAILED',
    );
    expect((await reports('application', 'DELAY_REJECT', ['a1'])).at(-1)).toBe('PROCESSING_SUCCEEDED');
    await reports('application', 'ASSIGN_EVALUATORS', ['a1', 'a2'], { evaluators: ['mentor'] });
    await reports('application', 'DELETE', ['a4']);
    expect(await rows(sql`select id, status, decision, evaluators_ids from application order by id`)).toEqual([
      { id: 'a1', status: 'delay_rejected', decision: 'delay_reject', evaluators_ids: ['mentor'] },
      { id: 'a2', status: 'pending_decision', decision: null, evaluators_ids: ['mentor'] },
      { id: 'a3', status: 'accepted', decision: 'accept', evaluators_ids: [] },
      { id: 'a5', status: 'draft', decision: null, evaluators_ids: [] },
    ]);
  });

  it('assigns, tags, asks and archives startups', async () => {
    expect((await reports('startup', 'ASSIGN_PROGRAM', ['s1', 's2'], { program: 'p1' })).at(-1)).toBe(
      'PROCESSING_SUCCEEDED',
    );
    expect((await reports('startup', 'ADD_TAGS', ['s1', 's2'], { tags: ['green'] })).at(-1)).toBe(
      'PROCESSING_SUCCEEDED',
    );
    expect((await reports('startup', 'REMOVE_TAGS', ['s2'], { tags: ['green'] })).at(-1)).toBe('PROCESSING_SUCCEEDED');
    expect((await reports('startup', 'REQUEST_METRICS', ['s1'])).at(-1)).toBe('PROCESSING_SUCCEEDED');
    expect((await reports('startup', 'ARCHIVE', ['s2'])).at(-1)).toBe('PROCESSING_SUCCEEDED');
    expect((await reports('startup', 'DELETE', ['s3'])).at(-1)).toBe('PROCESSING_SUCCEEDED');
    expect(
      await rows(
        sql`select id, status, program_id, tags_ids, pending_data_form_id is not null as asked from startup where id like 's_' order by id`,
      ),
    ).toEqual([
      { id: 's1', status: 'active', program_id: 'p1', tags_ids: ['green'], asked: true },
      { id: 's2', status: 'archived', program_id: 'p1', tags_ids: [], asked: false },
    ]);
  });

  it('asks one startup at a time for metrics where several at once are switched off', async () => {
    const switchTo = (isOn: boolean) =>
      rows(sql`insert into incubator (tenant_id, id, name, slug, switches)
        values ('t1', 't1', 'T', 't1', ${JSON.stringify({ ...everySwitchOn, bulkDataAssignation: isOn })}::jsonb)
        on conflict (tenant_id, id) do update set switches = excluded.switches`);
    await switchTo(false);
    expect(await reports('startup', 'REQUEST_METRICS', ['s1', 's2'])).toEqual(['VALIDATION_FAILED']);
    expect((await reports('startup', 'REQUEST_METRICS', ['s1'])).at(-1)).toBe('PROCESSING_SUCCEEDED');
    await switchTo(true);
    expect((await reports('startup', 'REQUEST_METRICS', ['s1', 's2'])).at(-1)).toBe('PROCESSING_SUCCEEDED');
  });

  it('invites, tags, moves and closes users', async () => {
    expect(await reports('user', 'INVITE', ['new', 'mentor'])).toContain('INDIVIDUAL_USER_PROCESSING_FAILED mentor');
    expect(await rows(sql`select recipient from mail where text_body like '%acceptinvitation%'`)).toEqual([
      { recipient: 'nia@t1.test' },
    ]);
    await reports('user', 'ACTIVATE', ['new']);
    await reports('user', 'ADD_TAGS', ['new'], { tags: ['vip'] });
    await reports('user', 'CHANGE_ROLE', ['new'], { role: 'r-Staff' });
    expect(await rows(sql`select status, role_id, tags_ids from "user" where id = 'new'`)).toEqual([
      { status: 'Active', role_id: 'r-Staff', tags_ids: ['vip'] },
    ]);
    await reports('user', 'REMOVE_TAGS', ['new'], { tags: ['vip'] });
    await reports('user', 'ARCHIVE', ['cof2']);
    expect(await reports('user', 'DELETE', ['new', 'admin'])).toContain('INDIVIDUAL_USER_PROCESSING_FAILED admin');
    expect(
      await rows(sql`select id, status, email from "user" where id in ('new', 'cof2', 'admin') order by id`),
    ).toEqual([
      { id: 'admin', status: 'Active', email: 'ada@t1.test' },
      { id: 'cof2', status: 'Archived', email: 'dana@t1.test' },
      { id: 'new', status: 'Deleted', email: 'deleted-new@deleted.invalid' },
    ]);
  });

  it('is for those who may start it, each record by its own rules, and watched by whoever started it', async () => {
    expect((await start('cof1', 'startup', 'ARCHIVE', ['s1'])).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
    expect((await start('mentor', 'application', 'ACCEPT', ['a2'])).errors?.[0]?.extensions?.code).toBe(
      'ForbiddenError',
    );
    expect((await start(null, 'user', 'ARCHIVE', ['mentor'])).errors?.[0]?.extensions?.code).toBe(
      'AuthenticationRequiredError',
    );
    // Staff may start it and have not the right to delete.
    expect(await reports('startup', 'DELETE', ['s1'], undefined, 'staff')).toEqual([
      'VALIDATION_SUCCEEDED',
      'INDIVIDUAL_STARTUP_PROCESSING_FAILED s1',
      'PROCESSING_FAILED',
    ]);
    const id = textIn((await start('admin', 'startup', 'ARCHIVE', ['s1'])).data?.made?.id);
    const watched = server.watch(
      'staff',
      'subscription ($id: ID!) { startupBatchOperationUpdated(operationId: $id) { updateType } }',
      { id },
    );
    await expect(watched).rejects.toThrow();
  });

  it('is found again by whoever has started it, while it runs and when asked for by its id', async () => {
    const payload = { kind: 'user', action: 'ADD_TAGS', ids: ['u1', 'u2', 'u3'], data: { tags: ['vip'] } };
    const later = sql`update job set next_attempt_at = now() + interval '1 hour' where id = `;
    const waiting = await server.database.withTenant('t1', async (tx) => {
      const id = await queueJob(tx, { kind: 'batch', userId: 'admin', payload });
      await sql`${later}${id}`.execute(tx);
      return id;
    });
    const over = textIn((await start('admin', 'startup', 'ADD_TAGS', ['s1'], { tags: ['green'] })).data?.made?.id);
    const isOver = async () => (await rows(sql`select 1 from job where id = ${over} and finished_at is null`)).length;
    await expect.poll(isOver).toBe(0);
    const read = 'query ($ids: [ID!]) { batchOperations(ids: $ids) { id kind count } }';
    const found = async (user: string, ids?: readonly string[]) =>
      (await server.ask(user, read, ids && { ids })).data?.batchOperations;
    expect(await found('admin')).toEqual([{ id: waiting, kind: 'user', count: 3 }]);
    expect(await found('admin', [over])).toEqual([
      { id: waiting, kind: 'user', count: 3 },
      { id: over, kind: 'startup', count: 1 },
    ]);
    expect(await found('staff', [over, waiting])).toEqual([]);
    await rows(sql`delete from job where id = ${waiting}`);
  });

  it('goes on where it stopped, and does nothing twice', async () => {
    const payload = { kind: 'startup', action: 'ADD_TAGS', ids: ['s1', 's2'], data: { tags: ['green'] } };
    await server.database.withTenant('t1', async (tx) => {
      await sql`update startup set tags_ids = '{}'`.execute(tx);
      const id = await queueJob(tx, { kind: 'batch', userId: 'admin', payload });
      // As a process leaves it that died after the first record.
      await sql`insert into batch_update (tenant_id, operation_id, update_type, record_id) values
        ('t1', ${id}, 'VALIDATION_SUCCEEDED', null), ('t1', ${id}, 'INDIVIDUAL_STARTUP_PROCESSING_SUCCEEDED', 's1')`.execute(
        tx,
      );
    });
    const [job] = await rows(sql`select id from job order by created_at desc limit 1`);
    const read = `query ($id: ID!) { batchOperation(id: $id) { count updates { startups { updateType startupId } users { userId } } } }`;
    await expect
      .poll(async () => (await server.ask('admin', read, { id: job?.id })).data?.batchOperation)
      .toEqual({
        count: 2,
        updates: {
          startups: [
            { updateType: 'VALIDATION_SUCCEEDED', startupId: null },
            { updateType: 'INDIVIDUAL_STARTUP_PROCESSING_SUCCEEDED', startupId: 's1' },
            { updateType: 'INDIVIDUAL_STARTUP_PROCESSING_SUCCEEDED', startupId: 's2' },
            { updateType: 'PROCESSING_SUCCEEDED', startupId: null },
          ],
          users: [],
        },
      });
    expect(await rows(sql`select id from startup where tags_ids = '{green}'`)).toEqual([{ id: 's2' }]);
  });
});
