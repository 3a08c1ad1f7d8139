/** A tab that was left open writes over nothing that another device has given since. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApplicationServer, secretOf, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const save = `mutation ($id: ID!, $text: String, $base: DraftBase, $isComplete: Boolean!, $key: String) {
  saveRoundForm(applicationId: $id, round: "1", isComplete: $isComplete, base: $base, key: $key,
    answers: [{ questionId: "q1", textValue: $text }]) { revision } }`;
const read = `query ($id: ID!, $key: String) {
  roundForm(applicationId: $id, round: "1", key: $key) { revision isSubmitted answers { textValue } } }`;

interface Given {
  readonly text: string;
  readonly base?: { readonly revision: number; readonly page: string };
  readonly isComplete?: boolean;
  readonly key?: string;
}

async function keep(user: string | null, id: string, { isComplete = false, ...given }: Given) {
  const answer = await server.ask(user, save, { id, isComplete, ...given });
  return answer.errors?.[0]?.extensions?.reason ?? answer.data?.saveRoundForm?.revision;
}
const found = async (user: string | null, id: string, key?: string) =>
  (await server.ask(user, read, { id, key })).data?.roundForm;
const written = (revision: number, text: string) => ({ revision, isSubmitted: false, answers: [{ textValue: text }] });

describe('two devices', () => {
  let id: string;
  beforeAll(async () => {
    id = await server.draftOf('applicant', 'Two devices');
  });

  it('begin from nothing, and the second one learns of the first', async () => {
    expect(await found('applicant', id)).toEqual({ revision: 0, isSubmitted: false, answers: [] });
    expect(await keep('applicant', id, { text: 'Desk', base: { revision: 0, page: 'desk' } })).toBe(1);
    const late = { text: 'Phone', base: { revision: 0, page: 'phone' } };
    expect(await keep('applicant', id, late)).toBe('draftChanged');
    expect(await found('applicant', id)).toEqual(written(1, 'Desk'));
  });

  it('go on from each other', async () => {
    expect(await keep('applicant', id, { text: 'Phone', base: { revision: 1, page: 'phone' } })).toBe(2);
    expect(await keep('applicant', id, { text: 'Stale', base: { revision: 1, page: 'desk' } })).toBe('draftChanged');
    expect(await found('applicant', id)).toEqual(written(2, 'Phone'));
  });

  it('are never in conflict with themselves, even when an answer was lost', async () => {
    expect(await keep('applicant', id, { text: 'Again', base: { revision: 1, page: 'phone' } })).toBe(3);
  });

  it('hand in what they have seen, and only once', async () => {
    const stale = { text: 'Stale', base: { revision: 1, page: 'desk' }, isComplete: true };
    expect(await keep('applicant', id, stale)).toBe('draftChanged');
    expect(await keep('applicant', id, { ...stale, text: 'Last', base: { revision: 3, page: 'desk' } })).toBe(4);
    const after = { text: 'After', base: { revision: 3, page: 'phone' } };
    expect(await keep('applicant', id, after)).toBe('draftHandedIn');
    expect(await found('applicant', id)).toMatchObject({ isSubmitted: true, answers: [{ textValue: 'Last' }] });
  });
});

it('who has the link goes on with what the applicant has begun, and the other way round, until it is handed in', async () => {
  const id = await server.draftOf('applicant', 'By link');
  expect(await keep('applicant', id, { text: 'Begun', base: { revision: 0, page: 'desk' } })).toBe(1);
  expect(await found(null, id), 'without the link').toBeNull();
  const key = await secretOf(server, 'fillRound', id, '1');
  expect(await found(null, id, key)).toEqual(written(1, 'Begun'));
  expect(await keep(null, id, { text: 'Theirs', base: { revision: 1, page: 'guest' }, key })).toBe(2);
  expect(await keep('applicant', id, { text: 'Mine', base: { revision: 1, page: 'desk' } })).toBe('draftChanged');
  expect(await found('applicant', id)).toEqual(written(2, 'Theirs'));
  expect(await keep('applicant', id, { text: 'Mine', base: { revision: 2, page: 'desk' } })).toBe(3);
  expect(await keep(null, id, { text: 'Stale', base: { revision: 2, page: 'guest' }, key })).toBe('draftChanged');
  const last = { text: 'Done', base: { revision: 3, page: 'guest' }, isComplete: true, key };
  expect(await keep(null, id, last)).toBeNull();
  expect(await found(null, id, key), 'who has handed it in').toEqual({
    revision: null,
    isSubmitted: true,
    answers: [],
  });
  expect(await found('applicant', id)).toMatchObject({ isSubmitted: true, answers: [{ textValue: 'Done' }] });
});

it('says whose step it is to hand in the application, as long as it is one', async () => {
  const whose = `query ($id: ID!, $key: String) { roundForm(applicationId: $id, round: "1", key: $key) { handInBy } }`;
  const of = async (user: string | null, key?: string) =>
    (await server.ask(user, whose, { id, key })).data?.roundForm?.handInBy;
  const id = await server.draftOf('applicant', 'One step left');
  const key = await secretOf(server, 'fillRound', id, '1');
  await keep('applicant', id, { text: 'All', isComplete: true });
  expect([await of('applicant'), await of(null, key)]).toEqual(['reader', 'applicant']);
  expect(await isPrintedAsDraft(id)).toBe(true);
  await server.ask('applicant', 'mutation ($id: ID!) { submitApplication(applicationId: $id) { _id } }', { id });
  expect([await of('applicant'), await of(null, key)]).toEqual([null, null]);
  expect(await isPrintedAsDraft(id)).toBe(false);
});

async function isPrintedAsDraft(id: string) {
  const uuid = (
    await server.ask('applicant', 'query ($id: ID!) { roundForm(applicationId: $id, round: "1") { uuid } }', { id })
  ).data?.roundForm?.uuid;
  const print = 'query ($uuid: String!) { printableForm(address: $uuid) { isDraft } }';
  return (await server.ask('admin', print, { uuid })).data?.printableForm?.isDraft;
}
