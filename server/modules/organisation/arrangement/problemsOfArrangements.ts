import type { Arrangement } from '#domain/arrangement/arranged.ts';
import type { FieldProblem } from '#server/platform/errors/errors.ts';
import { arrangeableIn } from './arrangeableIn.ts';
import { arrangementProblem as problem } from './arrangementProblem.ts';
import { problemsOfBeginnings } from './problemsOfBeginnings.ts';
import { problemsOfForm } from './problemsOfForm.ts';

/**
 * What is wrong with arrangements that follow others: an organisation arranges what there is. Names that a later version of
 * the product lacks stay where they are, unread, until somebody takes them out.
 */
export function problemsOfArrangements(own: readonly Arrangement[], before: readonly Arrangement[]): FieldProblem[] {
  const kept = new Set(before.flatMap(placesIn));
  const twice = own.find((one, index) => own.findIndex((other) => placeOf(other) === placeOf(one)) < index);
  return [
    ...own.flatMap((one) => problemsOf(one, kept)),
    ...problemsOfBeginnings(own, before),
    ...(twice ? [problem('arrangedTwice', { name: twice.name })] : []),
  ];
}

/** What is said of a place that there is not, of a name that it has not, and of one that can't be hidden. */
const reasons = {
  menu: { place: 'menuUnknown', name: 'entryUnknown', stays: 'entryStays' },
  table: { place: 'tableUnknown', name: 'columnUnknown', stays: 'columnStays' },
  form: { place: 'formUnknown', name: 'formFieldUnknown', stays: 'formFieldStays' },
} as const;

function problemsOf(one: Arrangement, kept: ReadonlySet<string>): FieldProblem[] {
  const reason = reasons[one.kind];
  const place = arrangeableIn(one);
  if (place === null) return kept.has(placeOf(one)) ? [] : [problem(reason.place, { name: one.name })];
  const stays = one.hidden.find((name) => place.stay.has(name));
  if (stays !== undefined) return [problem(reason.stays, { name: stays })];
  const strange = entriesOf(one).find((name) => !place.names.has(name) && !kept.has(`${placeOf(one)} ${name}`));
  if (strange !== undefined) return [problem(reason.name, { place: one.name, name: strange })];
  return one.kind === 'form' ? problemsOfForm(one, place) : [];
}

const entriesOf = ({ order, hidden, help = {}, defaults = {} }: Arrangement): readonly string[] => [
  ...order,
  ...hidden,
  ...Object.keys(help),
  ...Object.keys(defaults),
];
const placeOf = ({ kind, name }: Arrangement): string => `${kind} ${name}`;
const placesIn = (one: Arrangement): readonly string[] => [
  placeOf(one),
  ...entriesOf(one).map((entry) => `${placeOf(one)} ${entry}`),
];
