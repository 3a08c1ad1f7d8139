import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { CourseCardsDocument, CourseContentDocument } from './courses.gen.ts';

/** Courses that are offered, with what of them the reader has done. */
export const courseCardsQuery = (q: string, userId: string) =>
  graphqlQuery(CourseCardsDocument, { search: q || null, user: userId, cursor: null });

/** A course with its lessons, and what of it the reader has done. */
export const courseContentQuery = (id: string, userId: string) =>
  graphqlQuery(CourseContentDocument, { id, user: userId });
