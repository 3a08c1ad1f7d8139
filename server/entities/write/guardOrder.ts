import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { ValidationError } from '#server/graphql/errors.ts';
import { fieldMessage } from '#server/texts/fieldMessage.ts';
import { languageOf } from '#server/texts/localeTexts.ts';

/** Refuses a record of which something ends before it begins. One that lacks either is fine. */
export const guardOrder =
  (entity: string, begins: string, ends: string): WriteHook =>
  async ({ before, after }, { context }) => {
    if (after === null || !isChanged(before, after, [begins, ends])) return;
    const [from, to] = [timeOf(after[begins]), timeOf(after[ends])];
    if (from === null || to === null || to >= from) return;
    const spec = { spec: `${entity}.${ends}`, notBefore: `${entity}.${begins}` };
    throw new ValidationError([{ path: `input.${ends}`, message: fieldMessage(languageOf(context), 'order', spec) }]);
  };

type Row = Readonly<Record<string, unknown>>;

/** What stands the wrong way round from before may be changed elsewhere. */
function isChanged(before: Row | null, after: Row, fields: readonly string[]): boolean {
  return before === null || fields.some((field) => timeOf(before[field]) !== timeOf(after[field]));
}

function timeOf(value: unknown): number | null {
  const time = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
