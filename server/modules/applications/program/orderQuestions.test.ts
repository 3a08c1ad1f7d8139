/** The questions of a program are put in an order by one write: it holds for all of them, or for none. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ApplicationServer, problems, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;
beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

/** As many as stand on no single page of a list. */
const many = Array.from({ length: 150 }, (_, at) => `q${at + 1}`);
beforeEach(async () => {
  await server.rows(sql`delete from program_question`);
  // Older questions share a place, or have none.
  await server.rows(sql`insert into program_question (tenant_id, id, program_id, question, answer, position)
    select 't1', id, 'p1', 'What?', 'That.', nullif(least(at, 50), 50)
    from unnest(${many}::text[]) with ordinality as asked (id, at)`);
});

const put = (user: string, questions: readonly string[]) =>
  server.ask(user, 'mutation ($questions: [ID!]!) { orderQuestions(programId: "p1", questions: $questions) }', {
    questions,
  });
const placed = async () =>
  (await server.rows(sql`select id from program_question order by position nulls last, length(id), id`)).map(
    ({ id }) => id,
  );

it('gives each of many questions its place, the first one first', async () => {
  expect(await put('admin', many.toReversed())).toMatchObject({ data: { orderQuestions: true } });
  expect(await placed()).toEqual(many.toReversed());
});

it('refuses an order that was made of an older look, and says what to do', async () => {
  for (const stale of [many.slice(1), [...many, 'q1'], [...many.slice(1), 'elsewhere']]) {
    const { errors } = await put('admin', stale);
    expect(errors?.[0]?.extensions?.code).toBe('ConflictError');
    expect(errors?.[0]?.message).toMatch(/put them in order once more/);
  }
  expect(await placed()).toEqual(many);
});

it('is closed to who may not write them, and leaves them where they were', async () => {
  expect(problems(await put('mentor', many.toReversed()))).toBeTruthy();
  expect(problems(await put('cof1', many.toReversed()))).toBe('ForbiddenError');
  expect(await placed()).toEqual(many);
});

it('keeps every place where one of the writes is refused', async () => {
  // The last place of all is behind what a place may be.
  const full = Array.from({ length: 501 }, (_, at) => `r${at + 1}`);
  await server.rows(sql`delete from program_question`);
  await server.rows(sql`insert into program_question (tenant_id, id, program_id, question, answer, position)
    select 't1', id, 'p1', 'What?', 'That.', least(at, 500) from unnest(${full}::text[]) with ordinality as asked (id, at)`);
  const [first = '', second = '', ...others] = full;
  expect((await put('admin', [second, first, ...others])).errors?.[0]?.extensions?.code).toBe('ValidationError');
  expect(await placed()).toEqual(full);
});
