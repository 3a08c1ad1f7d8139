import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textIn } from '#server/testing/readJson.ts';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server?.close());

async function asked(): Promise<string> {
  const text = `mutation { made: createFeedbackRequest(input: {
    title: "How was it?", form: "f1", status: open, recipients: ["mentor", "staff"] }) { _id } }`;
  return textIn((await server.ask('admin', text)).data?.made?._id);
}

const change = async (id: string, input: Record<string, unknown>): Promise<void> => {
  const text =
    'mutation ($id: ID!, $input: FeedbackRequestUpdateInput!) { updateFeedbackRequest(id: $id, input: $input) { _id } }';
  expect((await server.ask('admin', text, { id, input })).errors).toBeUndefined();
};

/** Who has still to answer a request. */
const whoHas = async (id: string): Promise<unknown[]> =>
  (
    await server.rows(sql`select a.user_id as person from task t join task_assignee a on a.task_id = t.id
      where t.url = ${`/survey/${id}`} and not a.done order by 1`)
  ).map(({ person }) => person);

it('is nobody’s task any more when it is closed, and is asked again when it opens again', async () => {
  const id = await asked();
  expect(await whoHas(id)).toEqual(['mentor', 'staff']);
  await change(id, { recipients: ['staff'] });
  expect(await whoHas(id)).toEqual(['staff']);
  await change(id, { status: 'closed' });
  expect(await whoHas(id)).toEqual([]);
  await change(id, { status: 'open' });
  expect(await whoHas(id)).toEqual(['staff']);
});

it('is nobody’s task any more when it is deleted', async () => {
  const id = await asked();
  expect(
    (await server.ask('admin', 'mutation ($id: ID!) { deleteFeedbackRequest(id: $id) }', { id })).errors,
  ).toBeUndefined();
  expect(await whoHas(id)).toEqual([]);
});

it('is due on the day that it is given instead for those who have not answered', async () => {
  const id = await asked();
  const due = () =>
    server.rows(sql`select a.user_id as person, to_char(t.due_date at time zone 'UTC', 'YYYY-MM-DD') as day
      from task t join task_assignee a on a.task_id = t.id where t.url = ${`/survey/${id}`} order by 1`);
  await change(id, { dueDate: '2099-05-04' });
  await change(id, { dueDate: '2099-06-04' });
  expect(await due()).toEqual([
    { person: 'mentor', day: '2099-06-04' },
    { person: 'staff', day: '2099-06-04' },
  ]);
  await server.rows(sql`with done as (update task_assignee a set done = true from task t
      where t.id = a.task_id and a.user_id = 'staff' and t.url = ${`/survey/${id}`} returning a.task_id)
    update task set completion_status = 'COMPLETED' where id in (select task_id from done) returning id`);
  await change(id, { dueDate: '2099-07-04' });
  expect(await due()).toEqual([
    { person: 'mentor', day: '2099-07-04' },
    { person: 'staff', day: '2099-06-04' },
  ]);
});
