import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** Days that must not come before others of the same record. */
const inOrder = {
  Funnel: [
    ['opensAt', 'closesAt'],
    ['pausesAt', 'resumesAt'],
  ],
  FunnelRound: [['opensAt', 'closesAt']],
  Program: [['startDate', 'endDate']],
} as const;

/** Refuses what would end before it begins. What was so already can be mended one day after the other. */
export const guardDays: WriteHook = async ({ entity, before, after }) => {
  if (after === null) return;
  const pairs = inOrder[entity as keyof typeof inOrder];
  const wrong = pairs.filter(
    ([first, last]) => isBefore(after, last, first) && isChanged(before, after, [first, last]),
  );
  if (wrong.length === 0) return;
  throw new ValidationError(
    wrong.map(([first, last]) =>
      fieldProblem(`input.${last}`, 'order', { spec: `${entity}.${last}`, notBefore: `${entity}.${first}` }),
    ),
  );
};

/** Days as `2030-01-10` compare as they are written. */
function isBefore(row: StoredRow, one: string, other: string): boolean {
  const [day, otherDay] = [row[one], row[other]];
  return typeof day === 'string' && typeof otherDay === 'string' && day < otherDay;
}

const isChanged = (before: StoredRow | null, after: StoredRow, fields: readonly string[]): boolean =>
  before === null || fields.some((field) => before[field] !== after[field]);
