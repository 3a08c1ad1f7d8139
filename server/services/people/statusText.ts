import type { NoticeKey } from '#server/platform/texts/notices.ts';

const texts = {
  active: 'startup.nowActive',
  onHold: 'startup.nowOnHold',
  graduated: 'startup.nowGraduated',
  archived: 'startup.nowArchived',
} as const satisfies Readonly<Record<string, NoticeKey>>;

/** The sentence that says what has become of a startup, for its timeline and for whom it concerns. */
export const statusText = (status: string): (typeof texts)[keyof typeof texts] =>
  texts[status as keyof typeof texts] ?? texts.active;
