import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';

/** Marks a lesson for the signed-in user and gives the id of their progress in its course. */
export function setLessonDone(context: RequestContext, lessonId: string, done: boolean): Promise<string> {
  return context.transact(async (tx) => {
    const lesson = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('Lesson'), lessonId);
    const userId = context.principal?.id;
    if (lesson === null || userId === undefined) throw new NotFoundError();
    const courseId = String(lesson.course);
    // Two lessons that are marked at once, in two windows, must not make two records of progress.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}/${courseId}`}, 7))`.execute(tx);
    const known = await loadProgress(tx, courseId, userId);
    const lessons = await lessonIds(tx, courseId);
    const before = (known?.completed_lessons_ids ?? []).filter((id) => lessons.includes(id) && id !== lessonId);
    const completedLessons = done ? [...before, lessonId] : before;
    const values = { ...standing(completedLessons.length, lessons.length), completedLessons };
    const model = specCatalog.get('CourseProgress');
    if (known !== null) {
      await updateRow(tx, model, known.id, values);
      return known.id;
    }
    const id = uuidv7();
    await insertRow(tx, model, id, { ...values, course: courseId, user: userId });
    return id;
  });
}

/** What follows from how many of all lessons are done. */
function standing(done: number, all: number): { percent: number; state: string; lastActivityAt: string } {
  const percent = all === 0 ? 0 : Math.round((100 * done) / all);
  const state = done === 0 ? 'NOT_STARTED' : done >= all ? 'COMPLETED' : 'IN_PROGRESS';
  return { percent, state, lastActivityAt: new Date().toISOString() };
}

/** Brings the progress of everybody in a course up to date with the lessons that it has now. */
export async function countProgress(tx: Tx, courseId: string): Promise<void> {
  const done = sql`array(select l.id from lesson l where l.course_id = ${courseId} and l.id = any(p.completed_lessons_ids) order by 1)`;
  await sql`
    update course_progress p set completed_lessons_ids = n.done, percent = n.percent, version = p.version + 1,
      state = case when cardinality(n.done) = 0 then 'NOT_STARTED' when cardinality(n.done) >= n.lessons then 'COMPLETED'
        else 'IN_PROGRESS' end
    from (
      select q.id, q.done, q.lessons,
        case when q.lessons = 0 then 0 else round(100.0 * cardinality(q.done) / q.lessons)::int end as percent
      from (
        select p.id, ${done} as done, (select count(*)::int from lesson l where l.course_id = ${courseId}) as lessons
        from course_progress p where p.course_id = ${courseId}
      ) q
    ) n where p.id = n.id`.execute(tx);
}

interface ProgressRow {
  id: string;
  completed_lessons_ids: string[];
}

async function loadProgress(tx: Tx, courseId: string, userId: string): Promise<ProgressRow | null> {
  const { rows } = await sql<ProgressRow>`select id, completed_lessons_ids from course_progress
    where course_id = ${courseId} and user_id = ${userId} for update`.execute(tx);
  return rows[0] ?? null;
}

async function lessonIds(tx: Tx, courseId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from lesson where course_id = ${courseId}`.execute(tx);
  return rows.map((row) => row.id);
}
