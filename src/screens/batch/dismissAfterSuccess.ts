import { BATCH_DISMISS_APPLICATIONS_MS, BATCH_DISMISS_STARTUPS_USERS_MS } from '#domain/generated/constants.gen.ts';
import type { BatchKind, BatchProgress } from './batchProgress.ts';

const delays: Readonly<Record<BatchKind, number>> = {
  application: BATCH_DISMISS_APPLICATIONS_MS,
  startup: BATCH_DISMISS_STARTUPS_USERS_MS,
  user: BATCH_DISMISS_STARTUPS_USERS_MS,
};

/**
 * Takes a panel away by itself once all went well (requirement 001 §4 and §9); where anything failed, whoever started the
 * operation closes it. Gives back how to call it off.
 */
export function dismissAfterSuccess(
  kind: BatchKind,
  result: BatchProgress['result'],
  dismiss: () => void,
): (() => void) | undefined {
  if (result !== 'SUCCEEDED') return undefined;
  const timer = setTimeout(dismiss, delays[kind]);
  return () => clearTimeout(timer);
}
