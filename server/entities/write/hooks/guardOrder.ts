import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

/** What begins and what ends it, by entity. */
const spans: readonly (readonly [entity: string, begins: string, ends: string])[] = [
  ['CoachingSession', 'startTime', 'endTime'],
  ['Funnel', 'opensAt', 'closesAt'],
  ['Funnel', 'pausesAt', 'resumesAt'],
  ['HourAllocation', 'validFrom', 'validUntil'],
  ['IncubatorEvent', 'startTime', 'endTime'],
  ['MeetingRequest', 'startTime', 'endTime'],
  ['MetricDataItem', 'from', 'to'],
  ['MilestonePlan', 'startDate', 'endDate'],
  ['OneOnOneEvent', 'startTime', 'endTime'],
  ['Program', 'startDate', 'endDate'],
  ['ProgramMentorAvailability', 'startTime', 'endTime'],
  ['RecurringAvailability', 'validFrom', 'validUntil'],
];

/** Hooks that refuse records of which something ends before it begins. */
export const orderGuards: Readonly<Record<string, readonly WriteHook[]>> = Object.fromEntries(
  [...Map.groupBy(spans, ([entity]) => entity)].map(([entity, own]) => [
    entity,
    own.map((span) => guardOrder(...span)),
  ]),
);

/** Refuses a record of which something ends before it begins. One that lacks either is fine. */
function guardOrder(entity: string, begins: string, ends: string): WriteHook {
  return async ({ before, after }) => {
    if (after === null || !isChanged(before, after, [begins, ends])) return;
    const [from, to] = [timeOf(after[begins]), timeOf(after[ends])];
    if (from === null || to === null || to >= from) return;
    const spec = { spec: `${entity}.${ends}`, notBefore: `${entity}.${begins}` };
    throw new ValidationError([fieldProblem(`input.${ends}`, 'order', spec)]);
  };
}

type Row = Readonly<Record<string, unknown>>;

/** What stands the wrong way round from before may be changed elsewhere. */
function isChanged(before: Row | null, after: Row, fields: readonly string[]): boolean {
  return before === null || fields.some((field) => timeOf(before[field]) !== timeOf(after[field]));
}

function timeOf(value: unknown): number | null {
  const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
