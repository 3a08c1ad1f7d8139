import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { whoKnowApplicant } from '#server/services/applications/funnelAccess.ts';

/**
 * Nobody is given a talk with an applicant whom they know: the application is closed to them.
 *
 * @throws ValidationError at the host; who came to know the applicant while hosting stays until somebody else is put in
 */
export const guardHost: WriteHook = async ({ before, after }, { tx }) => {
  const host = after?.host;
  if (after === null || typeof host !== 'string' || after.status === 'meeting_canceled') return;
  // One that is put on again is given to its host anew.
  const isGiven =
    before === null ||
    before.host !== host ||
    before.application !== after.application ||
    before.status === 'meeting_canceled';
  if (!isGiven || (await whoKnowApplicant(tx, String(after.application), [host])).length === 0) return;
  throw new ValidationError([{ path: 'input.host', reason: 'hostKnowsApplicant' }]);
};
