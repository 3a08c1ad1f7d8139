import { alwaysShown } from '#domain/arrangement/alwaysShown.ts';
import type { Arrangement } from '#domain/arrangement/arranged.ts';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { type FieldProblem, ValidationError } from '#server/platform/errors/errors.ts';
import { namesIn } from './namesIn.ts';

const path = 'input.arrangements';
const problem = (reason: FieldProblem['reason'], values: FieldProblem['values']): FieldProblem => ({
  path,
  reason,
  values,
});

/**
 * An organisation arranges what there is. Names that a later version of the product lacks stay where they are, unread, until
 * somebody takes them out.
 */
export const guardArrangements: WriteHook = async ({ before, after }) => {
  const kept = new Set(readArrangements(before?.arrangements).flatMap(placesIn));
  const own = readArrangements(after?.arrangements);
  const problems = own.flatMap((one) => problemsOf(one, kept));
  const twice = own.find((one, index) => own.findIndex((other) => placeOf(other) === placeOf(one)) < index);
  if (twice) problems.push(problem('arrangedTwice', { name: twice.name }));
  if (problems.length > 0) throw new ValidationError(problems);
};

function problemsOf(one: Arrangement, kept: ReadonlySet<string>): FieldProblem[] {
  const { name, hidden } = one;
  const stays = hidden.find((entry) => alwaysShown.includes(entry));
  if (stays !== undefined) return [problem('entryStays', { name: stays })];
  const known = namesIn(one);
  if (known === null) return kept.has(placeOf(one)) ? [] : [problem('menuUnknown', { name })];
  const strange = entriesOf(one).find((entry) => !known.has(entry) && !kept.has(`${placeOf(one)} ${entry}`));
  return strange === undefined ? [] : [problem('entryUnknown', { menu: name, name: strange })];
}

const entriesOf = ({ order, hidden }: Arrangement): readonly string[] => [...order, ...hidden];
const placeOf = ({ kind, name }: Arrangement): string => `${kind} ${name}`;
const placesIn = (one: Arrangement): readonly string[] => [
  placeOf(one),
  ...entriesOf(one).map((entry) => `${placeOf(one)} ${entry}`),
];
