/** A tenant with an open funnel of one form, for tests of applications. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { type EntityServer, type ServerAnswer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

export interface ApplicationServer extends EntityServer {
  /** What a statement finds in the tenant. */
  rows(query: ReturnType<typeof sql>): Promise<readonly Record<string, unknown>[]>;
  /** Begins an application; gives its id. */
  draftOf(user: string, startupName: string): Promise<string>;
  /** Begins, answers and hands in an application; gives its id. */
  handedIn(user: string, startupName: string): Promise<string>;
}

export const newcomer = {
  firstName: 'Nia',
  lastName: 'New',
  email: 'nia@new.test',
  password: 'long enough',
  startupName: 'Newly',
  funnel: 'fu1',
};

export const signUp = `mutation ($input: CreateApplicantInput!) { createApplicant(input: $input) { applicationId } }`;
export const save = `mutation ($id: ID!, $answers: [AnswerInput!]!, $isComplete: Boolean!, $key: String) {
  saveRoundForm(applicationId: $id, round: "1", answers: $answers, isComplete: $isComplete, key: $key) {
    isSubmitted isOpen answers { questionId textValue numberValue } } }`;
export const submit = `mutation ($id: ID!) { submitApplication(applicationId: $id) { status: toldStatus submittedAt } }`;
const start = `mutation ($input: StartApplicationInput!) { startApplication(input: $input) { _id status applicant { _id } } }`;

export async function startApplicationServer(
  open?: () => Promise<DatabaseHandle>,
  timezone = 'UTC',
): Promise<ApplicationServer> {
  const server = await startEntityServer(seed, timezone, open);
  const draftOf = async (user: string, startupName: string): Promise<string> => {
    const answer = await server.ask(user, start, { input: { startupName, funnel: 'fu1' } });
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.startApplication).toMatchObject({ status: 'draft', applicant: { _id: user } });
    return textIn(answer.data?.startApplication?._id);
  };
  return {
    ...server,
    rows: (query) =>
      server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]),
    draftOf,
    handedIn: async (user, startupName) => {
      const id = await draftOf(user, startupName);
      await server.ask(user, save, { id, answers: [{ questionId: 'q1', textValue: 'Hello' }], isComplete: true });
      const answer = await server.ask(user, submit, { id });
      expect(answer.data?.submitApplication).toMatchObject({ status: 'ready_for_invitation' });
      return id;
    },
  };
}

const make = `mutation ($purpose: PublicLinkPurpose!, $id: ID!, $part: ID) {
  makePublicLink(purpose: $purpose, recordId: $id, part: $part) }`;

/** The secret of a new public address, made by somebody of the staff. */
export async function secretOf(server: EntityServer, purpose: string, id: unknown, part?: string): Promise<string> {
  const answer = await server.ask('admin', make, { purpose, id, part });
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.makePublicLink).split(/[/=]/).at(-1) ?? '';
}

/** The faulty fields of a refused answer, else the code of the refusal. */
export function problems(answer: ServerAnswer): unknown {
  return answer.errors?.[0]?.extensions?.fields ?? answer.errors?.[0]?.extensions?.code;
}

async function seed(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
  await sql`insert into form (tenant_id, id, title, status, is_shared) values
    ('t1', 'f1', 'About you', 'published', true), ('t1', 'f2', 'Secret', 'draft', true)`.execute(tx);
  await sql`insert into question (tenant_id, id, form_id, position, label, question_type, required, formula) values
    ('t1', 'q1', 'f1', 1, 'Pitch', 'text', true, null),
    ('t1', 'q2', 'f1', 2, 'Costs', 'number', false, null),
    ('t1', 'q3', 'f1', 3, 'Year', 'calculated', false, '{q2} * 12')`.execute(tx);
  await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids) values
    ('t1', 'fu1', 'Spring', 'p1', 'open', '{mentor}'), ('t1', 'fu2', 'Old', 'p1', 'closed', '{}')`.execute(tx);
  await sql`insert into funnel_round (tenant_id, id, name, funnel_id, position, form_id) values
    ('t1', 'r1', 'Form', 'fu1', 1, 'f1')`.execute(tx);
}
