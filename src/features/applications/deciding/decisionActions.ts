/** Decisions in the order they are offered (requirement 001 §3). */
export const actions = ['accept', 'delay_reject', 'reject'] as const;

export type Action = (typeof actions)[number];

/** What key chooses which, as the buttons show. */
export const keyOf: Readonly<Record<Action, string>> = { accept: 'A', delay_reject: 'D', reject: 'R' };

const decided: readonly string[] = ['accepted', 'rejected', 'delay_rejected'];

/** Whether an application with this status, one of `ApplicationStatus`, waits for a decision. */
export function isUndecided(status: string | null): boolean {
  return status !== null && status !== 'draft' && !decided.includes(status);
}
