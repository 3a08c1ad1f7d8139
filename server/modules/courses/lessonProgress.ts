import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { uuidv7 } from '#server/db/uuidv7.ts';
import { specCatalog } from '#server/entities/specCatalog.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { NotFoundError } from '#server/graphql/errors.ts';

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
    await insertRow(tx, model, id, { ...values, course: courseId, user: userId, managerIds: lesson.managerIds });
    return id;
  });
}

/** What follows from how many of all lessons are done. */
function standing(done: number, all: number): { percent: number; state: string; lastActivityAt: string } {
  const percent = all === 0 ? 0 : Math.round((100 * done) / all);
  const state = done === 0 ? 'NOT_STARTED' : done >= all ? 'COMPLETED' : 'IN_PROGRESS';
  return { percent, state, lastActivityAt: new Date().toISOString() };
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
