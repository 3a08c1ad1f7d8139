import { createStore } from '#src/data/createStore.ts';

/** Whether the reader applies or has applied: what staff calls a status is not for them. */
export const isApplicantSide = createStore(false);

const STAFF_WORDS = 'enum.ApplicationStatus.';

/** The key of the words for applicants; null for a text that is the same for all. */
export function applicantKey(key: string): string | null {
  const place = key.indexOf(STAFF_WORDS);
  return place < 0 ? null : `enum.ApplicantStatus.${key.slice(place + STAFF_WORDS.length)}`;
}
