import { BATCH_UPDATE_TYPES } from '#domain/generated/constants.gen.ts';

/** What is known of an operation on many records, from what its subscription tells (requirement 001 §4). */
export type BatchKind = 'application' | 'startup' | 'user';

export interface BatchProgress {
  readonly total: number;
  readonly validation: 'SUCCEEDED' | 'FAILED' | null;
  readonly succeeded: readonly string[];
  readonly failed: readonly string[];
  readonly result: 'SUCCEEDED' | 'PARTIALLY_SUCCEEDED' | 'FAILED' | null;
  /** Why something failed, with the name of the record, each once. */
  readonly reasons: readonly string[];
}

export interface BatchUpdate {
  readonly updateType: string;
  readonly recordId: string | null;
  readonly message: string | null;
}

export function newProgress(total: number): BatchProgress {
  return { total, validation: null, succeeded: [], failed: [], result: null, reasons: [] };
}

type UpdateType = (typeof BATCH_UPDATE_TYPES)[number];

const isKnown = (updateType: string): updateType is UpdateType =>
  (BATCH_UPDATE_TYPES as readonly string[]).includes(updateType);

/** After a break the subscription tells everything again, so nothing counts twice. Throws at an update that the requirements do not know. */
export function applyUpdate(progress: BatchProgress, { updateType, recordId, message }: BatchUpdate): BatchProgress {
  if (!isKnown(updateType)) throw new Error(`Unknown update of a bulk operation: ${updateType}`);
  const reasons = message === null ? progress.reasons : withItem(progress.reasons, message);
  if (updateType === 'VALIDATION_SUCCEEDED') return { ...progress, validation: 'SUCCEEDED' };
  if (updateType === 'VALIDATION_FAILED') return { ...progress, validation: 'FAILED', reasons };
  if (/^INDIVIDUAL_\w+_SUCCEEDED$/.test(updateType)) {
    return { ...progress, succeeded: withItem(progress.succeeded, recordId ?? '') };
  }
  if (/^INDIVIDUAL_\w+_FAILED$/.test(updateType)) {
    return { ...progress, failed: withItem(progress.failed, recordId ?? ''), reasons };
  }
  const [, result] = /^PROCESSING_(SUCCEEDED|PARTIALLY_SUCCEEDED|FAILED)$/.exec(updateType) ?? [];
  return result === undefined ? progress : { ...progress, result: result as BatchProgress['result'] };
}

/** Error, success or warning; neither failed nor finished counts as success (resolution Q61). */
export function lookOf({ validation, result, failed }: BatchProgress): 'error' | 'success' | 'warning' {
  if (validation === 'FAILED' || result === 'FAILED') return 'error';
  return failed.length > 0 ? 'warning' : 'success';
}

export function isOver({ validation, result }: BatchProgress): boolean {
  return validation === 'FAILED' || result !== null;
}

function withItem(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list : [...list, item];
}
