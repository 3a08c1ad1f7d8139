import { sql } from 'kysely';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ConflictError, ValidationError } from '#server/platform/errors/errors.ts';
import { actionOf } from '#server/services/applications/decisions.ts';

/** An application stands in a round of its own funnel, whichever way it is put there. */
export const guardRound: WriteHook = async ({ before, after }, { tx }) => {
  if (after === null || typeof after.round !== 'string') return;
  if (before !== null && before.round === after.round && before.funnel === after.funnel) return;
  const { rows } = await sql`
    select 1 from funnel_round where id = ${after.round} and funnel_id = ${after.funnel}`.execute(tx);
  if (rows.length === 0) throw new ValidationError([{ path: 'input.round', reason: 'roundElsewhere' }]);
};

/** What is decided on stays where it was: a move would tell the applicant of it before the decision does. */
export const guardDecidedRound: WriteHook = async ({ before, after }) => {
  if (before === null || after === null || before.round === after.round) return;
  if (actionOf(before.status) !== null && actionOf(after.status) !== null) throw ConflictError.because('decidedStays');
};
