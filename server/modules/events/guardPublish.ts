import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { type FieldProblem, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** An event is published when those who read of it can come: all that is missing is said at once. */
export const guardPublish: WriteHook = async ({ before, after }) => {
  if (after?.status !== 'published' || before?.status === 'published') return;
  const problems = missingIn(after);
  if (problems.length > 0) throw new ValidationError(problems);
};

function missingIn(event: StoredRow): FieldProblem[] {
  const isOneOnOne = event.eventType === 'ONE_ON_ONE';
  const hasDates = Array.isArray(event.oneOnOneDates) && event.oneOnOneDates.length > 0;
  const missing = (field: string) => fieldProblem(`input.${field}`, 'required', { spec: `IncubatorEvent.${field}` });
  return [
    ...(typeof event.startTime === 'string' || (isOneOnOne && hasDates) ? [] : [missing('startTime')]),
    ...(isOneOnOne && idsIn(event.hosts).length === 0 ? [missing('hosts')] : []),
  ];
}
