import { type PlannedEvent, publishChecklist } from '#domain/events/eventSteps.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { type FieldProblem, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** An event is published when those who read of it can come: all that is missing is said at once. */
export const guardPublish: WriteHook = async ({ before, after }) => {
  if (after?.status !== 'published' || before?.status === 'published') return;
  const problems = missingIn(after);
  if (problems.length > 0) throw new ValidationError(problems);
};

function missingIn(event: StoredRow): FieldProblem[] {
  return publishChecklist(event as PlannedEvent)
    .filter(({ isRequired, isDone }) => isRequired && !isDone)
    .map(({ field }) => {
      // Of conversations too it is the beginning that older forms show.
      const name = field === 'oneOnOneDates' ? 'startTime' : field;
      return fieldProblem(`input.${name}`, 'required', { spec: `IncubatorEvent.${name}` });
    });
}
