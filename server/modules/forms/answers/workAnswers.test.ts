import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  givenAtWork,
  seedAnswersAtWork,
  workPlaces,
} from '#server/services/forms/responses/testing/seedAnswersAtWork.ts';
import { type EntityServer, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

beforeAll(async () => {
  server = await startEntityServer(seedAnswersAtWork);
}, 60_000);
afterAll(() => server.close());

const lists = {
  sessions: 'sessionResponses',
  assessments: 'assessmentResponses',
  categorizations: 'categorizationResponses',
  evaluations: 'evaluationResponses',
};
const where = [{ questionId: 'stage', operator: 'IS', values: ['later'] }];

describe.each(workPlaces)('what was answered to a form at work: %s', (place) => {
  const list = `query ($where: [AnswerConditionInput!]) { found: ${lists[place]}(formId: "f1", where: $where) { totalCount results { _id } } }`;
  const results = `query ($where: [AnswerConditionInput!]) { workResults(formId: "f1", place: ${place}, where: $where) {
    count total questions { element { _id } answered choices { value count } texts { responseId text } } } }`;
  const texts = `{ workTexts(formId: "f1", place: ${place}, questionId: "why") { totalCount results { responseId text } } }`;
  const document = `{ workResponse(id: "${givenAtWork[place]}", formId: "f1", place: ${place}) { form { version } answers { questionId textValue } } }`;

  it('is listed, counted and read with the version it was given to, filtered by its answers', async () => {
    const ask = async (query: string, variables = {}) => (await server.ask('admin', query, variables)).data;
    expect((await ask(list))?.found).toEqual({ totalCount: 1, results: [{ _id: givenAtWork[place] }] });
    expect((await ask(list, { where }))?.found).toEqual({ totalCount: 0, results: [] });
    expect((await ask(results))?.workResults).toEqual({
      count: 1,
      total: 1,
      questions: [
        { element: { _id: 'stage' }, answered: 1, choices: [{ value: 'seed', count: 1 }], texts: [] },
        {
          element: { _id: 'why' },
          answered: 1,
          choices: [],
          texts: [{ responseId: givenAtWork[place], text: 'Good people' }],
        },
      ],
    });
    expect((await ask(results, { where }))?.workResults).toMatchObject({ count: 0, total: 1 });
    expect((await ask(texts))?.workTexts).toMatchObject({ totalCount: 1 });
    expect((await ask(document))?.workResponse).toMatchObject({
      form: { version: 1 },
      answers: [
        { questionId: 'stage', textValue: 'seed' },
        { questionId: 'why', textValue: 'Good people' },
      ],
    });
  });

  it('is nothing for those who manage no forms', async () => {
    for (const query of [list, results, texts, document]) {
      expect((await server.ask('mentor', query)).errors?.[0]?.extensions?.code, query).toBe('ForbiddenError');
    }
  });
});

it('is no answer before it is given, whoever asks for it by its id', async () => {
  for (const [place, id] of [
    ['evaluations', 'ev2'],
    ['categorizations', 'ca3'],
    ['sessions', 'se2'],
  ]) {
    const document = `{ workResponse(id: "${id}", formId: "f1", place: ${place}) { answers { questionId } } }`;
    expect((await server.ask('admin', document)).data, id).toEqual({ workResponse: null });
  }
});

it('says where a form has been answered', async () => {
  const ask = async (id: string) =>
    (await server.ask('admin', `{ answersAtWork(formId: "${id}") }`)).data?.answersAtWork;
  expect(await ask('f1')).toEqual([...workPlaces]);
  expect(await ask('f2')).toEqual(['sessions']);
  expect(await ask('nowhere')).toEqual([]);
});
