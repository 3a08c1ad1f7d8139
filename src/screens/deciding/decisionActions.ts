/** Decisions in the order they are offered (requirement 001 §3). */
export const actions = ['accept', 'delay_reject', 'reject'] as const;

export type Action = (typeof actions)[number];

/** What key chooses which, as the buttons show. */
export const keyOf: Readonly<Record<Action, string>> = { accept: 'A', delay_reject: 'D', reject: 'R' };

/** The status, one of `ApplicationStatus`, that each of them leads to. */
export const statusOf: Readonly<Record<Action, string>> = {
  accept: 'accepted',
  delay_reject: 'delay_rejected',
  reject: 'rejected',
};

/** Whether an application with this status waits for a decision. */
export function isUndecided(status: string | null): boolean {
  return status !== null && status !== 'draft' && actionTo(status) === null;
}

/** The decision that a status stands for; null where it stands for none. */
export function actionTo(status: unknown): Action | null {
  return actions.find((action) => statusOf[action] === status) ?? null;
}

/** The decision that setting this field of a record to this value is; null where it is none. */
export function decisionBy(entity: string, field: string, value: unknown): Action | null {
  return entity === 'Application' && field === 'status' ? actionTo(value) : null;
}

/** What a record whose field has this value can't be set to yet: nothing is decided on before it is handed in. */
export function closedTo(entity: string, field: string, value: unknown): readonly string[] {
  return entity === 'Application' && field === 'status' && value === 'draft' ? decided : NONE;
}

/** Always the same lists: what is drawn from them stays. */
const decided: readonly string[] = Object.values(statusOf);
const NONE: readonly string[] = [];
