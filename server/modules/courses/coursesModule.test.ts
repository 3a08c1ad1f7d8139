import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { listIn, textIn } from '#server/testing/readJson.ts';

let server: EntityServer;
let course: string;
let lessons: string[];

async function made(by: string, entity: string, input: Record<string, unknown>): Promise<string> {
  const text = `mutation ($input: ${entity}CreateInput!) { made: create${entity}(input: $input) { _id } }`;
  const answer = await server.ask(by, text, { input });
  expect(answer.errors).toBeUndefined();
  return textIn(answer.data?.made?._id);
}

const mark = 'mutation ($id: ID!, $done: Boolean!) { setLessonDone(lessonId: $id, done: $done) { percent state } }';

beforeAll(async () => {
  server = await startEntityServer(seedPeople);
  course = await made('admin', 'Course', { title: 'Lean' });
  const section = await made('admin', 'CourseSection', { title: 'Begin', course });
  lessons = [
    await made('admin', 'Lesson', { title: 'One', section }),
    await made('admin', 'Lesson', { title: 'Two', section }),
  ];
}, 60_000);
afterAll(() => server.close());

describe('courses', () => {
  it('keep their lessons closed until they are published', async () => {
    const list = 'query { lessons { results { title course { _id } } } }';
    expect((await server.ask('cof1', list)).data?.lessons?.results).toEqual([]);
    expect((await server.ask('cof1', mark, { id: lessons[0], done: true })).errors?.[0]?.extensions?.code).toBe(
      'NotFoundError',
    );
    await server.ask('admin', 'mutation ($id: ID!) { updateCourse(id: $id, input: { status: published }) { _id } }', {
      id: course,
    });
    expect((await server.ask('cof1', list)).data?.lessons?.results).toEqual([
      { title: 'One', course: { _id: course } },
      { title: 'Two', course: { _id: course } },
    ]);
  });

  it('remember what each learner has done', async () => {
    const first = await server.ask('cof1', mark, { id: lessons[0], done: true });
    expect(first.data?.setLessonDone).toEqual({ percent: 50, state: 'IN_PROGRESS' });
    const second = await server.ask('cof1', mark, { id: lessons[1], done: true });
    expect(second.data?.setLessonDone).toEqual({ percent: 100, state: 'COMPLETED' });
    const back = await server.ask('cof1', mark, { id: lessons[0], done: false });
    expect(back.data?.setLessonDone).toEqual({ percent: 50, state: 'IN_PROGRESS' });
    const own = 'query { courseProgresses { results { percent user { _id } } } }';
    expect((await server.ask('cof1', own)).data?.courseProgresses?.results).toHaveLength(1);
    expect((await server.ask('cof2', own)).data?.courseProgresses?.results).toEqual([]);
    expect((await server.ask('admin', own)).data?.courseProgresses?.results).toEqual([
      { percent: 50, user: { _id: 'cof1' } },
    ]);
  });

  it('tell who manages them how far all have come, by section and by startup', async () => {
    const cohort = `query ($id: ID!) { courseCohort(courseId: $id) { learners percent notStarted inProgress completed
      sections { name count percent } startups { name count percent } } }`;
    await server.ask('cof2', mark, { id: lessons[0], done: true });
    await server.ask('cof2', mark, { id: lessons[1], done: true });
    const { data, errors } = await server.ask('admin', cohort, { id: course });
    expect(errors).toBeUndefined();
    expect(data?.courseCohort).toEqual({
      learners: 2,
      percent: 75,
      notStarted: 0,
      inProgress: 1,
      completed: 1,
      sections: [{ name: 'Begin', count: 2, percent: 75 }],
      startups: [
        { name: 'Birch', count: 1, percent: 100 },
        { name: 'Acme', count: 1, percent: 50 },
      ],
    });
    expect((await server.ask('cof1', cohort, { id: course })).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
    for (const id of lessons) await server.ask('cof2', mark, { id, done: false });
  });

  it('count anew what has been done when lessons come and go', async () => {
    const own = 'query { courseProgresses { results { percent state } } }';
    const progress = async () => (await server.ask('cof1', own)).data?.courseProgresses?.results;
    const sections = await server.ask('admin', 'query { courseSections { results { _id } } }');
    const section = textIn(listIn(sections.data?.courseSections?.results)[0]?._id);
    const added = await made('admin', 'Lesson', { title: 'Three', section });
    expect(await progress()).toEqual([{ percent: 33, state: 'IN_PROGRESS' }]);
    const remove = 'mutation ($id: ID!) { deleteLesson(id: $id) }';
    await server.ask('admin', remove, { id: added });
    expect(await progress()).toEqual([{ percent: 50, state: 'IN_PROGRESS' }]);
    const more = await made('admin', 'CourseSection', { title: 'More', course });
    await made('admin', 'Lesson', { title: 'Four', section: more });
    expect(await progress()).toEqual([{ percent: 33, state: 'IN_PROGRESS' }]);
    await server.ask('admin', 'mutation ($id: ID!) { deleteCourseSection(id: $id) }', { id: more });
    expect(await progress()).toEqual([{ percent: 50, state: 'IN_PROGRESS' }]);
  });

  it('make one record of progress, however many lessons are marked at once', async () => {
    await Promise.all(lessons.map((id) => server.ask('cof2', mark, { id, done: true })));
    const { data } = await server.ask(
      'cof2',
      'query { courseProgresses { results { percent completedLessons { title } } } }',
    );
    expect(data?.courseProgresses?.results).toHaveLength(1);
    expect(data?.courseProgresses?.results?.[0]?.percent).toBe(100);
  });

  it('take the lessons of a section along when it moves to a course that is not published', async () => {
    const draft = await made('admin', 'Course', { title: 'Draft' });
    const section = await made('admin', 'CourseSection', { title: 'Later', course });
    const lesson = await made('admin', 'Lesson', { title: 'Secret', section });
    const read = 'query ($id: ID!) { lesson(id: $id) { course { _id } } }';
    expect((await server.ask('cof1', read, { id: lesson })).data?.lesson).toEqual({ course: { _id: course } });
    const move = 'mutation ($id: ID!, $to: ID!) { updateCourseSection(id: $id, input: { course: $to }) { _id } }';
    await server.ask('admin', move, { id: section, to: draft });
    expect((await server.ask('cof1', read, { id: lesson })).data?.lesson).toBeNull();
    expect((await server.ask('admin', read, { id: lesson })).data?.lesson).toEqual({ course: { _id: draft } });
  });

  it('are made and changed by those who may only', async () => {
    const create = 'mutation { createCourse(input: { title: "Mine" }) { _id } }';
    expect((await server.ask('mentor', create)).errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  });

  it('are found and ordered by how many learn from them, by those who manage them', async () => {
    const found = async (by: string, rest: string) =>
      (await server.ask(by, `query { courses(${rest}) { results { _id learners averageProgress } } }`)).data?.courses
        ?.results;
    await made('admin', 'Course', { title: 'Unread' });
    const ordered = listIn(await found('admin', 'sort: [{ field: learners, direction: DESC }]'));
    expect(ordered[0]).toEqual({ _id: course, learners: 2, averageProgress: 75 });
    expect(ordered.at(-1)).toMatchObject({ learners: 0, averageProgress: null });
    expect(await found('admin', 'filter: { learners: { GT: 1 } }')).toHaveLength(1);
    expect(await found('cof1', 'limit: 50')).toEqual([{ _id: course, learners: null, averageProgress: null }]);
    const refused = await server.ask('cof1', 'query { courses(filter: { learners: { GT: 1 } }) { results { _id } } }');
    expect(refused.errors?.[0]?.extensions?.code).toBe('ForbiddenError');
  });
});
