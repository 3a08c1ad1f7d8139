import { dayOf } from '#domain/dates/zonedDays.ts';
import { monthBefore } from '#domain/metrics/metricPeriods.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { type FieldProblem, fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** A request for figures is about a period: the one it names, else the month before it is due. */
export const derivePeriod: DeriveValues = async ({ version, type, date, from, to }, _changes, _tx, context) => {
  if (version !== 1 || type !== 'METRICS' || typeof date !== 'string' || Number.isNaN(Date.parse(date))) return {};
  const dueDay = dayOf(context.tenant.timezone, date);
  if (!isDay(from) && !isDay(to)) return monthBefore(dueDay);
  const problem = problemOf({ from, to, dueDay });
  if (problem !== null) throw new ValidationError([problem]);
  return {};
};

function problemOf({ from, to, dueDay }: { from: unknown; to: unknown; dueDay: string }): FieldProblem | null {
  if (!isDay(from)) return fieldProblem('input.from', 'required', { spec: 'PendingDataForm.from' });
  if (!isDay(to)) return fieldProblem('input.to', 'required', { spec: 'PendingDataForm.to' });
  if (to < from) {
    return fieldProblem('input.to', 'order', { spec: 'PendingDataForm.to', notBefore: 'PendingDataForm.from' });
  }
  // What has not ended can not be reported.
  if (dueDay >= to) return null;
  return fieldProblem('input.date', 'order', { spec: 'PendingDataForm.date', notBefore: 'PendingDataForm.to' });
}

const isDay = (value: unknown): value is string => typeof value === 'string' && value !== '';
