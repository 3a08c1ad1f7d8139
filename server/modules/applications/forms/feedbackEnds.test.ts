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
