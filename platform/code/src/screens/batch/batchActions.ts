import type { Among } from '#domain/model/entity.ts';

/** What an action must be told before it starts. */
export interface BatchInput {
  readonly among?: Among;
  readonly name: string;
  readonly entity?: string;
  readonly choices?: string;
  readonly without?: readonly string[];
  readonly isMany?: boolean;
}

export interface BatchActionMeta {
  readonly action: string;
  readonly input?: BatchInput;
  readonly isDestructive?: boolean;
  readonly means?: 'means.endAccess' | 'means.archiveStartup';
}

export interface OfferedBatchAction extends BatchActionMeta {
  readonly ids: readonly string[];
}

export interface OfferedBatch {
  readonly kind: 'application' | 'startup' | 'user';
  readonly actions: readonly OfferedBatchAction[];
}

/** Many records at once are changed by the actions that the spec gives a table. */
export function batchActionsOf(..._asked: readonly unknown[]): OfferedBatch | null {
  return null;
}

export function mayStartBatches(_principal: unknown): boolean {
  return false;
}

/** No status is a decision that tells somebody. */
export function rejectionBy(..._asked: readonly unknown[]): BatchActionMeta | undefined {
  return undefined;
}

export function decisionFor<Meta>(_among: readonly Meta[], _status: unknown): Meta | undefined {
  return undefined;
}

export function mayDecideTogether(_principal: unknown): boolean {
  return false;
}

/** Nothing is done with many rows at once: each action stands with its row. */
export function isDoneInBatches(..._asked: readonly unknown[]): boolean {
  return false;
}
