/** Two people fill one draft at the same time: neither loses a word of what only they have written. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApplicationServer, secretOf, startApplicationServer } from '../../testing/applicationServer.ts';

let server: ApplicationServer;
let id: string;
beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const save = `mutation ($id: ID!, $answers: [AnswerInput!]!, $seen: [AnswerInput!], $base: DraftBase, $isComplete: Boolean!, $key: String) {
  saveRoundForm(applicationId: $id, round: "1", isComplete: $isComplete, base: $base, seen: $seen, key: $key, answers: $answers) {
    revision answers { questionId textValue numberValue } } }`;
const read = `query ($id: ID!) { roundForm(applicationId: $id, round: "1") { answers { questionId textValue numberValue } } }`;

/** A text, and a number of a question that a calculated one follows. */
interface Words {
  readonly q1?: string;
  readonly q2?: number;
}
const answersOf = ({ q1 = null, q2 = null }: { q1?: string | null; q2?: number | null }) => [
  { questionId: 'q1', textValue: q1 },
  { questionId: 'q2', numberValue: q2 },
];
interface GivenAnswer {
  readonly questionId: string;
  readonly textValue: string | null;
  readonly numberValue: number | null;
}
const wordsOf = (answers: unknown) =>
  Object.fromEntries(
    ((answers ?? []) as readonly GivenAnswer[])
      .filter(({ questionId }) => questionId !== 'q3')
      .map(({ questionId, textValue, numberValue }) => [questionId, textValue ?? numberValue]),
  );

interface Given {
  readonly page: string;
  readonly revision: number;
  readonly seen: Words;
  readonly words: Words;
  readonly key?: string;
  readonly isComplete?: boolean;
}

async function keep(user: string | null, { page, revision, seen, words, key, isComplete = false }: Given) {
  const base = { revision, page };
  const given = { id, base, key, isComplete, answers: answersOf(words), seen: answersOf(seen) };
  const { data, errors } = await server.ask(user, save, given);
  return errors?.[0]?.extensions?.reason ?? wordsOf(data?.saveRoundForm?.answers);
}
const found = async () => wordsOf((await server.ask('applicant', read, { id })).data?.roundForm?.answers);

describe('who has the link and the applicant', () => {
  let key: string;
  const begun = { q1: 'Begun', q2: 2 };
  beforeEach(async () => {
    id = await server.draftOf('applicant', 'Two writers');
    await keep('applicant', { page: 'desk', revision: 0, seen: {}, words: begun });
    key = await secretOf(server, 'fillRound', id, '1');
  });

  it('write to different questions, and both read what both have written', async () => {
    const mine = { page: 'desk', revision: 1, seen: begun, words: { ...begun, q1: 'Of the applicant' } };
    expect(await keep('applicant', mine)).toEqual({ q1: 'Of the applicant', q2: 2 });
    const theirs = { page: 'guest', revision: 1, seen: begun, words: { ...begun, q2: 7 }, key };
    const both = { q1: 'Of the applicant', q2: 7 };
    expect(await keep(null, theirs)).toEqual(both);
    expect(await found()).toEqual(both);
  });

  it('keep what the other has emptied, emptied', async () => {
    await keep('applicant', { page: 'desk', revision: 1, seen: begun, words: { q1: 'Begun' } });
    await keep(null, { page: 'guest', revision: 1, seen: begun, words: { ...begun, q1: 'Guest' }, key });
    expect(await found()).toEqual({ q1: 'Guest' });
  });

  it('learn of it when both change one question, and nothing is written over', async () => {
    await keep('applicant', { page: 'desk', revision: 1, seen: begun, words: { ...begun, q1: 'Mine' } });
    const late = { page: 'guest', revision: 1, seen: begun, words: { q1: 'Theirs', q2: 7 }, key };
    expect(await keep(null, late)).toBe('draftChanged');
    expect(await found()).toEqual({ q1: 'Mine', q2: 2 });
    const seen = { q1: 'Mine', q2: 2 };
    expect(await keep(null, { ...late, revision: 2, seen })).toEqual({ q1: 'Theirs', q2: 7 });
  });

  it('hand in only what they have read', async () => {
    await keep('applicant', { page: 'desk', revision: 1, seen: begun, words: { ...begun, q1: 'Mine' } });
    const last = { page: 'guest', revision: 1, seen: begun, words: begun, key, isComplete: true };
    expect(await keep(null, last)).toBe('draftChanged');
    const words = { q1: 'Mine', q2: 2 };
    expect(await keep(null, { ...last, revision: 2, seen: words, words })).toEqual({});
    expect(await found()).toEqual(words);
  });
});
