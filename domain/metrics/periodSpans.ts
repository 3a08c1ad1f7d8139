import { daysBetween, firstOfMonth, lastOfMonth, plusDays } from '../dates/calendarDays.ts';

interface Days {
  readonly from: string | null;
  readonly to: string;
}

/** Periods as people are told of them: those of one rhythm that follow each other are one span; the shortest rhythm comes first. */
export function periodSpans(periods: readonly Days[]): readonly Days[] {
  const spans = new Map<string, Days>();
  // Two may ask for the same period: it is said once.
  const once = new Map(periods.map((period) => [`${period.from}/${period.to}`, period]));
  for (const [, ofOne] of Map.groupBy(once.values(), rhythmOf)) {
    for (const span of joined(ofOne)) spans.set(`${span.from}/${span.to}`, span);
  }
  return [...spans.values()].sort((one, other) => lengthOf(one) - lengthOf(other) || one.to.localeCompare(other.to));
}

function joined(periods: readonly Days[]): readonly Days[] {
  const found: Days[] = [];
  for (const period of [...periods].sort((one, other) => one.to.localeCompare(other.to))) {
    const last = found.at(-1);
    const goesOn = last !== undefined && period.from !== null && plusDays(last.to, 1) === period.from;
    if (goesOn) found[found.length - 1] = { from: last.from, to: period.to };
    else found.push(period);
  }
  return found;
}

/** Months are not of one length, and are one rhythm. */
function rhythmOf({ from, to }: Days): string {
  if (from === null) return 'day';
  const isOfMonths = from === firstOfMonth(from) && to === lastOfMonth(to);
  if (!isOfMonths) return `${daysBetween(from, to)} days`;
  let months = 1;
  while (firstOfMonth(from, months) <= to) months += 1;
  return `${months} months`;
}

const lengthOf = ({ from, to }: Days): number => (from === null ? 0 : daysBetween(from, to));
