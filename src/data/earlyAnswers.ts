/** A query that the page's document has asked for before the app's scripts arrived. */
export interface EarlyQuestion {
  readonly operationName: string;
  readonly query: string;
  readonly variables: unknown;
}

/** What the boot script (`src/boot/boot.ts`) has asked, with the token it read. */
export interface EarlyAsked {
  readonly token: string | null;
  readonly questions: readonly (EarlyQuestion & {
    /** The body of the answer; null when there was none. Never rejects. */
    readonly answer: Promise<unknown>;
  })[];
}

declare global {
  interface Window {
    cohortEarly?: EarlyAsked;
  }
}

/** Older answers than these are asked for anew. */
const FRESH_MS = 30_000;

/**
 * The answer to a query that was asked for early by the same user with the same variables; null when none was, or when it
 * was taken before. Each is taken once: whoever asks again wants what is true by then.
 */
export function takeEarlyAnswer(
  name: string,
  variables: unknown,
  authorization: string | null,
): Promise<unknown> | null {
  const asked = window.cohortEarly;
  if (!asked || performance.now() > FRESH_MS) return null;
  if ((asked.token === null ? null : `Bearer ${asked.token}`) !== authorization) return null;
  const wanted = JSON.stringify(variables);
  const found = asked.questions.find(
    (question) => question.operationName === name && JSON.stringify(question.variables) === wanted,
  );
  if (!found) return null;
  window.cohortEarly = { ...asked, questions: asked.questions.filter((question) => question !== found) };
  return found.answer;
}

/** What nobody has taken yet is from before the user's own write. */
export function forgetEarlyAnswers(): void {
  delete window.cohortEarly;
}
