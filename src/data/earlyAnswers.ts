/** A query that the page's document has asked for before the app's scripts arrived. */
export interface EarlyQuestion {
  readonly operationName: string;
  readonly query: string;
  readonly variables: unknown;
}

/** What the boot script (`src/boot/boot.ts`) has asked, with the token it read, and the answers in the same order. */
export interface EarlyAsked {
  readonly token: string | null;
  readonly questions: readonly EarlyQuestion[];
  /** Each the body of an answer; null when there was none. Never rejects. */
  readonly answers: Promise<readonly unknown[] | null>;
}

declare global {
  interface Window {
    cohortEarly?: EarlyAsked;
  }
}

/** Older answers than these are asked for anew. */
const FRESH_MS = 30_000;
const taken = new Set<EarlyQuestion>();

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
  const index = asked.questions.findIndex(
    (question) =>
      question.operationName === name && JSON.stringify(question.variables) === wanted && !taken.has(question),
  );
  const question = asked.questions[index];
  if (!question) return null;
  taken.add(question);
  return asked.answers.then((answers) => answers?.[index] ?? null);
}
