import { sql } from 'kysely';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { countProgress } from './lessonProgress.ts';

/** A lesson is of the course that its section is of. */
export const deriveLesson: DeriveValues = async (merged, changes, tx) => {
  if (typeof changes.section !== 'string') return {};
  const { rows } = await sql<{ course: string }>`
    select course_id as course from course_section where id = ${merged.section}`.execute(tx);
  return { course: rows[0]?.course ?? null };
};

/** Lessons go with their section to another course. */
export const followSection: WriteHook = async ({ before, after }, { tx }) => {
  if (before === null || before.course === after?.course) return;
  if (after !== null)
    await sql`update lesson set course_id = ${after.course} where section_id = ${after.id}`.execute(tx);
  for (const course of [before.course, after?.course]) if (typeof course === 'string') await countProgress(tx, course);
};

/** What people have done of a course is counted anew when its lessons become more or fewer. */
export const followLesson: WriteHook = async ({ before, after }, { tx }) => {
  if (before?.course === after?.course) return;
  for (const course of [before?.course, after?.course]) if (typeof course === 'string') await countProgress(tx, course);
};
