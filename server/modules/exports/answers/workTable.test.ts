import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  givenAtWork,
  seedAnswersAtWork,
  workPlaces,
} from '#server/services/forms/responses/testing/seedAnswersAtWork.ts';
import { type EntityServer, startEntityServer } from '#server/testing/entityServer.ts';
import { answerTable } from './answerTable.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedAnswersAtWork);
}, 60_000);
afterAll(() => server.close());

it.each(workPlaces)('what was answered at work is taken along with a column for each question: %s', async (place) => {
  const context = await server.contextOf('admin');
  const table = await context.transact(async (tx) => {
    const found = await answerTable(context, tx, { type: 'forms', recordId: 'f1', where: [], place });
    const answers = await found?.answers(context, tx, [givenAtWork[place]]);
    return found?.columns.cells({ language: 'en', startupLabel: null }, answers?.get(givenAtWork[place]) ?? []);
  });
  expect(table).toEqual(['seed', 'Good people']);
});
