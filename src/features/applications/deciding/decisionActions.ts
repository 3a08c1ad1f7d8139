/** Decisions in the order they are offered (requirement 001 §3). */
export const actions = ['accept', 'delay_reject', 'reject'] as const;

export type Action = (typeof actions)[number];

/** What key chooses which, as the buttons show. */
export const keyOf: Readonly<Record<Action, string>> = { accept: 'A', delay_reject: 'D', reject: 'R' };
