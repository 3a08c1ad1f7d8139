import { createStore } from '#src/data/createStore.ts';
import type { Action } from './decisionActions.ts';

/** What must be known of an application to decide on it. */
export interface DecidedApplication {
  readonly _id: string;
  readonly version: number;
  readonly startupName: string | null;
  readonly status: string | null;
  readonly decisionNote?: string | null;
}

interface AskedDecision {
  readonly application: DecidedApplication;
  readonly action: Action;
}

export const askedDecision = createStore<AskedDecision | null>(null);

/** Asks what a decision asks, wherever a status is set that only a decision leads to. */
export function askDecision(application: DecidedApplication, action: Action): void {
  askedDecision.set({ application, action });
}

export function endDecision(): void {
  askedDecision.set(null);
}
