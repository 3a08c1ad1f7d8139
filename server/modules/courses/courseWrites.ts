import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import { countProgress } from './lessonProgress.ts';

/** Who begins a course owns it. */
export const deriveCourse: DeriveValues = async (merged, _changes, _tx, context) =>
  merged.version === 1 && merged.createdBy === null ? { createdBy: context.principal?.id ?? null } : {};

/** A section is as open as its course. */
export const deriveSection: DeriveValues = async (merged, changes, tx) =>
  typeof changes.course === 'string' ? standingOf(tx, merged.course) : {};

/** A lesson is of the course that its section is of, and as open as that. */
export const deriveLesson: DeriveValues = async (merged, changes, tx) => {
  if (typeof changes.section !== 'string') return {};
  const { rows } = await sql<{ course: string }>`
    select course_id as course from course_section where id = ${merged.section}`.execute(tx);
  const course = rows[0]?.course ?? null;
  return { course, ...(await standingOf(tx, course)) };
};

/** What a course is made of, and what people have done of it, keeps who may see it. */
export const followCourse: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null || after === null) return;
  const managers = managersOfCourse(after);
  if (before.status === after.status && JSON.stringify(managersOfCourse(before)) === JSON.stringify(managers)) return;
  for (const table of ['course_section', 'lesson']) {
    await sql`update ${sql.table(table)} set course_status = ${after.status}, manager_ids = ${managers}::text[]
      where course_id = ${after.id}`.execute(tx);
  }
  await sql`update course_progress set manager_ids = ${managers}::text[] where course_id = ${after.id}`.execute(tx);
};

/** Lessons go with their section to another course, and are as open as that. */
export const followSection: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null || before.course === after?.course) return;
  if (after !== null) await moveLessons(tx, after.id);
  for (const course of [before.course, after?.course]) if (typeof course === 'string') await countProgress(tx, course);
};

async function moveLessons(tx: Tx, section: string): Promise<void> {
  await sql`update lesson l set course_id = s.course_id, course_status = s.course_status, manager_ids = s.manager_ids
    from course_section s where s.id = ${section} and l.section_id = s.id`.execute(tx);
}

/** What people have done of a course is counted anew when its lessons become more or fewer. */
export const followLesson: WriteHook = async ({ before, after }, { tx }) => {
  if (before?.course === after?.course) return;
  for (const course of [before?.course, after?.course]) if (typeof course === 'string') await countProgress(tx, course);
};

/** Those whom COURSES:MANAGE reaches when it reaches only what is assigned. */
function managersOfCourse(course: StoredRow | Values): readonly string[] {
  const all = [course.createdBy, ...(Array.isArray(course.instructors) ? course.instructors : [])];
  return [...new Set(all.filter((id): id is string => typeof id === 'string'))];
}

async function standingOf(tx: Tx, courseId: unknown): Promise<Values> {
  if (typeof courseId !== 'string') return {};
  const { rows } = await sql<{ status: string; created_by_id: string | null; instructors_ids: string[] }>`
    select status, created_by_id, instructors_ids from course where id = ${courseId}`.execute(tx);
  const [course] = rows;
  if (course === undefined) return {};
  const managers = managersOfCourse({ createdBy: course.created_by_id, instructors: course.instructors_ids });
  return { courseStatus: course.status, managerIds: managers };
}
