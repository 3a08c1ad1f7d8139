import { createStore } from '#src/data/createStore.ts';

export interface Confirmation {
  readonly title: string;
  readonly message?: string;
  /** What it is about, one by one. */
  readonly details?: readonly string[];
  readonly confirmLabel: string;
  readonly dismissLabel: string;
  readonly isDestructive?: boolean;
}

interface QueuedConfirmation extends Confirmation {
  readonly id: number;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Questions wait for each other: the second appears when the first is answered. */
export const confirmationQueue = createStore<readonly QueuedConfirmation[]>([]);
let lastId = 0;

/** Asks the user; resolves with the answer. */
export function askConfirmation(question: Confirmation): Promise<boolean> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    confirmationQueue.set((queue) => [...queue, { ...question, id, answer: resolve }]);
  });
}

export function answerConfirmation(id: number, isConfirmed: boolean): void {
  const asked = confirmationQueue.get().find((question) => question.id === id);
  confirmationQueue.set((queue) => queue.filter((question) => question.id !== id));
  asked?.answer(isConfirmed);
}
