/**
 * Generated: every way to read answers × everybody from whom applicants are hidden, with the widest rights that their role
 * can be given. Nowhere do they read what tells who an applicant is, nor find responses by it. A file that reads answers
 * and stands here for no way fails.
 */
import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileAddress } from '#domain/files/fileAddress.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import { seedScoring } from '#server/modules/evaluations/testing/seedScoring.ts';
import { answerTable } from '#server/modules/exports/answers/answerTable.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { hiddenFilesOf } from '#server/services/attachments/hiddenFiles.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';

let server: EntityServer;

/** What the first applicant says of themselves, one answer of each kind. */
const told = {
  school: ['text', 'Upper Lake School'],
  born: ['number', 1987],
  home: ['select_radio', 'lapland'],
  tongues: ['select_checkbox', ['sami']],
  crew: ['table', ['["Aino Virtanen"]']],
  cv: ['file', fileAddress({ id: 'at-cv', name: 'CV.pdf' })],
} as const;
/** Of their answers what tells who they are: to questions that are said to, a link, and their name within other words. */
const SECRETS = /Upper Lake|1987|lapland|sami|Aino Virtanen|at-cv|https:\/\/startup\.test|Startup 1\b/;
/** What tells nothing is summed up all the same. */
const OPEN = { stage: ['select_radio', 'growing'], size: ['number', 43] } as const;

/** Choices where one may write something else: what was chosen is counted, and so is that something was written. */
const WRITE_INS = {
  found: ['select_radio', 'By Väinö the ferryman'],
  helped: ['select_checkbox', ['friends', 'Grandma Helvi']],
} as const;
const WRITTEN = /ferryman|Helvi/;
const writtenOptions = [
  { value: 'friends', label: 'Friends', labels: [], numericalValue: null, isWriteIn: false },
  { value: 'other', label: 'Somebody else', labels: [], numericalValue: null, isWriteIn: true },
];

const reviewers = roleGroups.judges.map((role) => ({ role, id: `reads-${role}` }));
const rights = ['FORM/FORM:EDIT', 'APPLICATION/APPLICATION:VIEW_ALL', 'APPLICATION/APPLICATION:DOWNLOAD'];

async function seed(tx: Tx): Promise<void> {
  await seedPeople(tx);
  await seedScoring(tx);
  await sql`insert into role (tenant_id, id, name, type) values ('t1', 'r-Ex', 'Expert', '{Expert}'), ('t1', 'r-Coach', 'Coach', '{Coach}')`.execute(
    tx,
  );
  await sql`update role set overrides = ${JSON.stringify(Object.fromEntries(rights.map((right) => [right, 'ALL'])))}::jsonb
    where type && ${[...roleGroups.judges]}::text[]`.execute(tx);
  for (const { role, id } of reviewers) await seedReviewer(tx, role, id);
  await sql`update application set readers_ids = ${[...reviewers.map(({ id }) => id), 'admin']}`.execute(tx);
  for (const [id, [type, value]] of Object.entries({ ...told, ...OPEN })) await seedAnswer(tx, { id, type, value });
  for (const [id, [type, value]] of Object.entries(WRITE_INS)) await seedAnswer(tx, { id, type, value });
  await sql`update question set options = ${JSON.stringify(writtenOptions)}::jsonb
    where id = any(${Object.keys(WRITE_INS)}::text[])`.execute(tx);
  await sql`insert into attachment (tenant_id, id, name, content_type, size, storage_key, reference_type, reference_id, uploaded_by_id)
    values ('t1', 'at-cv', 'CV of Aino Virtanen.pdf', 'application/pdf', 1, 'k', 'formSubmission', 's1', 'applicant')`.execute(
    tx,
  );
  await sql`insert into custom_field (tenant_id, id, name, target, field_type, position) values ('t1', 'cf', 'Heard of us', 'application', 'text', 1)`.execute(
    tx,
  );
  await sql`insert into custom_field_value (tenant_id, id, field_id, application_id, value) values ('t1', 'cv1', 'cf', 'a1', 'At Upper Lake School')`.execute(
    tx,
  );
  await sql`insert into startup (tenant_id, id, name) values ('t1', 'sx', 'Upper Lake Ltd')`.execute(tx);
  await sql`update application set startup_id = 'sx' where id = 'a1'`.execute(tx);
  await sql`insert into evaluation (tenant_id, id, application_id, evaluator_id, status, decline_reason, declined_by_id)
    values ('t1', 'aside', 'a1', 'staff', 'declined', 'I went to Upper Lake School', 'staff')`.execute(tx);
  await sql`insert into application_note (tenant_id, id, application_id, body, is_shared) values
    ('t1', 'n1', 'a1', 'They went to Upper Lake School', true), ('t1', 'n2', 'a1', 'Aino Virtanen called', false)`.execute(
    tx,
  );
  await sql`update question set identifies = true where id = any(${Object.keys(told)}::text[])`.execute(tx);
}

async function seedReviewer(tx: Tx, role: string, id: string): Promise<void> {
  await sql`insert into "user" (tenant_id, id, first_name, email, status, category, role_id)
    select 't1', ${id}, ${role}, ${`${id}@t1.test`}, 'Active', 'network', id from role where ${role} = any(type)`.execute(
    tx,
  );
  await sql`insert into evaluation (tenant_id, id, title, application_id, evaluator_id, round_id, form_id, status)
    values ('t1', ${`e-${id}`}, 'Startup 1', 'a1', ${id}, 'ro2', 'fe', 'pending')`.execute(tx);
}

interface Given {
  readonly id: string;
  readonly type: string;
  readonly value: string | number | readonly string[];
}

async function seedAnswer(tx: Tx, { id, type, value }: Given): Promise<void> {
  await sql`insert into question (tenant_id, id, form_id, position, label, question_type)
    values ('t1', ${id}, 'fa', 9, ${id}, ${type})`.execute(tx);
  await sql`insert into form_answer (tenant_id, id, question_label, submission_id, application_id, question_id, position,
      text_value, number_value, array_value)
    values ('t1', ${`z-${id}`}, ${id}, 's1', 'a1', ${id}, 9, ${typeof value === 'string' ? value : null},
      ${typeof value === 'number' ? value : null}, ${typeof value === 'object' ? [...value] : []})`.execute(tx);
}

beforeAll(async () => {
  server = await startEntityServer(seed);
}, 60_000);
afterAll(() => server.close());

type Read = (user: string) => Promise<string>;

const asks =
  (text: string, variables: Record<string, unknown> = {}): Read =>
  async (user) => {
    const { data, errors } = await server.ask(user, text, { ...variables, evaluation: `e-${user}` });
    expect(errors ?? []).toEqual([]);
    return JSON.stringify(data);
  };
const results = `{ formResults(formId: "fa") { questions { element { _id } answered choices { value } numbers { least }
  texts { text } table { newest { cells } } } } }`;
const text = `query ($id: ID!, $search: String) { formTexts(formId: "fa", questionId: $id, search: $search) {
  totalCount results { text } } }`;

/** Each of several wishes, as one text. */
const all =
  (...reads: readonly Read[]): Read =>
  async (user) =>
    (await Promise.all(reads.map((read) => read(user)))).join('\n');

/** What is searched for is known to whoever finds something. */
const found =
  (what: string, read: Read): Read =>
  async (user) =>
    /"totalCount":[1-9]/.test(await read(user)) ? what : '';
const filtered = (questionId: string, operator: string, value: string): Read =>
  found(
    value,
    asks(`query ($where: [AnswerConditionInput!]) { formResponses(formId: "fa", where: $where) { totalCount } }`, {
      where: [{ questionId, operator, values: [value] }],
    }),
  );
const searches = all(
  filtered('school', 'CONTAINS', 'Upper Lake'),
  filtered('born', 'IS', '1987'),
  filtered('home', 'IS', 'lapland'),
  filtered('tongues', 'CONTAINS', 'sami'),
  filtered('pitch', 'CONTAINS', 'Startup 1'),
);

const exported =
  (type: string, recordId: string, id: string): Read =>
  async (user) => {
    const context = await server.contextOf(user);
    return context.transact(async (tx) => {
      const table = await answerTable(context, tx, { type, recordId, where: [] });
      return JSON.stringify([...((await table?.answers(context, tx, [id])) ?? [])]);
    });
  };

/** Which files of the answers are open to somebody. */
const files: Read = async (user) => {
  const hidden = await hiddenFilesOf(await server.contextOf(user), 's1');
  return hidden?.has('at-cv') ? '' : 'at-cv';
};

const ways: Readonly<Record<string, Read>> = {
  'the results of a form': asks(results),
  'all that was written to a question': all(
    ...['school', 'pitch', 'site', 'cv'].map((id) => asks(text, { id, search: null })),
  ),
  'a search in what was written': found('Upper Lake', asks(text, { id: 'school', search: 'Upper' })),
  'responses that answers are searched for in': searches,
  'one response': asks(`{ formResponse(id: "s1") { answers { questionId textValue numberValue arrayValue } } }`),
  'answers as records': asks(`{ formAnswers { results { textValue numberValue arrayValue } } }`),
  'answers of responses': asks(`{ formSubmissions { results { answers { textValue numberValue arrayValue } } } }`),
  'answers of applications': asks(`{ applications { results { answers { textValue numberValue arrayValue } } } }`),
  'applications that have answered something': found(
    'Upper Lake',
    asks(`query ($filter: ApplicationFilter) { applications(filter: $filter) { totalCount } }`, {
      filter: { answers: { SOME: { textValue: { CONTAINS: 'Upper' } } } },
    }),
  ),
  'the forms of an application': asks(
    `{ applicationForms(applicationId: "a1") { answers { textValue numberValue arrayValue } } }`,
  ),
  'the form of a round': asks(
    `{ roundForm(applicationId: "a1", round: "ro1") { answers { textValue numberValue arrayValue } } }`,
  ),
  'the scoring room': asks(
    `query ($evaluation: ID!) { scoringSheet(evaluationId: $evaluation) { forms { answers { textValue numberValue arrayValue } } } }`,
  ),
  'the export of a form': exported('forms', 'fa', 's1'),
  'the export of a funnel': exported('applications', 'fu', 'a1'),
  'files of answers': files,
  'what is said with an applicant, and of them': asks(
    `{ applicationNotes { results { body bodyDocument author { firstName } } } }`,
  ),
  'the list of files': asks(`{ attachments { results { _id name uploadedBy { firstName } } } }`),
  'the fields that the organisation has added': asks(`{ customFieldValues { results { value } } }`),
  'the startup that an application has become': asks(`{ applications { results { startup { name } } } }`),
  'why somebody steps aside': asks(`{ evaluations { results { declineReason } } }`),
  'a search in what is said': found('Upper Lake', asks(`{ applicationNotes(search: "Upper Lake") { totalCount } }`)),
};
/** The admin of a funnel scores nothing in it. */
const ownOfReviewers = ['the scoring room'];

describe.each(Object.entries(ways))('%s', (_way, read) => {
  it.each(reviewers)('tells a $role nothing of who has answered', async ({ id }) => {
    expect(await read(id)).not.toMatch(SECRETS);
  });
});

it.each(Object.entries(ways).filter(([way]) => !ownOfReviewers.includes(way)))(
  '%s tells those who may know',
  async (_way, read) => {
    expect(await read('admin')).toMatch(SECRETS);
  },
);

it('counts for everybody what tells nothing', async () => {
  const wanted = all(asks(results), filtered('stage', 'IS', 'growing'), filtered('size', 'GT', '40'));
  for (const { id } of [...reviewers, { id: 'admin' }]) {
    const read = await wanted(id);
    expect(read).toContain('{"value":"growing"}');
    expect(read).toContain('"least":43');
    expect(read).toMatch(/growing\n40$/);
  }
});

it('counts for everybody that something was written in place of a choice, and tells the words to those who may know', async () => {
  const counted = '{ formResults(formId: "fa") { questions { element { _id } answered choices { value count } } } }';
  const told = all(
    asks(counted),
    asks(text, { id: 'found', search: null }),
    asks(text, { id: 'found', search: 'ferryman' }),
    filtered('found', 'IS', 'By Väinö the ferryman'),
    filtered('helped', 'CONTAINS', 'Grandma Helvi'),
  );
  for (const { id } of reviewers) {
    const read = await asks(counted)(id);
    expect(read).toContain('"answered":1,"choices":[{"value":"other","count":1}]');
    expect(read).toContain('"choices":[{"value":"friends","count":1},{"value":"other","count":1}]');
    expect(await told(id)).not.toMatch(WRITTEN);
  }
  expect(await told('admin')).toMatch(WRITTEN);
  expect(await asks(counted)('admin')).toContain('"count":1},{"value":"friends","count":1}');
});

/** What reads answers, and the way above by which it is read. */
const readers: Readonly<Record<string, string>> = {
  'server/modules/exports/answers/answerTable.ts': 'the export of a form',
  'server/modules/exports/answers/readAnswers.ts': 'the export of a funnel',
  'server/modules/exports/answers/shownAnswers.ts': 'the export of a funnel',
  'server/modules/forms/answers/formResults.ts': 'the results of a form',
  'server/modules/forms/answers/writtenAnswers.ts': 'all that was written to a question',
  'server/modules/forms/answers/responseLists.ts': 'responses that answers are searched for in',
  'server/modules/forms/answers/responseDocument.ts': 'one response',
  'server/modules/evaluations/room/scoringSheet.ts': 'the scoring room',
  'server/services/applications/roundForms.ts': 'the forms of an application',
  'server/services/applications/shownResponses.ts': 'the results of a form',
  'server/services/attachments/hiddenFiles.ts': 'files of answers',
  'server/services/forms/responses/responseSource.ts': 'the results of a form',
};
/** What reads them for nobody from whom applicants are hidden. */
const forOthers: Readonly<Record<string, string>> = {
  'server/services/forms/answers.ts': 'reads them for the others of this list',
  'server/modules/applications/forms/together/mergedAnswers.ts': 'for whoever fills the form in',
  'server/modules/applications/forms/printableForm.ts': 'needs the address, which is hidden with the applicant',
  'server/modules/applications/founding/answersOf.ts': 'for whoever decides',
  'server/modules/applications/funnels/funnelQuestions.ts': 'asks whether there are any',
  'server/modules/applications/forms/answerFiles.ts': 'keeps the files of what is asked no more',
};

it('is said of every file that reads answers', () => {
  const reads =
    /(from|join) form_answer|\b(readAnswers|formSource|shownResponses|answersOfSubmissions|answersOfApplications)\(/;
  const paths = globSync('server/{entities,services,graphql,modules,routes}/**/*.ts');
  const reading = paths.filter(
    (path) => !/\.test\.ts$|\/testing\//.test(path) && reads.test(readFileSync(path, 'utf8')),
  );
  expect(reading.toSorted()).toEqual(Object.keys({ ...readers, ...forOthers }).toSorted());
  expect(Object.values(readers).filter((way) => !(way in ways))).toEqual([]);
});
