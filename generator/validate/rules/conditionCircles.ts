import { entryOf } from '../../model/buildForm.ts';
import { placeIn } from '../../model/Draft.ts';
import { ruleOfEach } from '../Rule.ts';
import { namesIn } from './celExpression.ts';

type Asks = ReadonlyMap<string, ReadonlySet<string>>;

/** SPEC308: of fields that wait for one another none is ever shown. */
export const conditionCircles = ruleOfEach(
  (draft) => draft.forms.values(),
  (context, form) => {
    const entries = form.value.fields.map(entryOf);
    const asks = new Map(entries.map(({ field, name, visible }) => [field ?? name ?? '', namesIn(visible)]));
    const names = [...asks.keys()];
    for (const circle of circlesIn(asks)) {
      // A field that asks for itself is told by SPEC309.
      if (circle.length < 2) continue;
      const [first = ''] = circle;
      context.report(
        'SPEC308',
        placeIn(form, ['fields', names.indexOf(first), 'visible']),
        `Each is shown by the next: ${inWords([...circle, first])}.`,
        'Show one of them always.',
      );
    }
  },
);

const mostShown = 6;

function inWords(circle: readonly string[]): string {
  if (circle.length <= mostShown) return circle.join(' → ');
  return [...circle.slice(0, mostShown - 1), '…', circle.at(-1)].join(' → ');
}

/** One circle for each group of fields that wait for one another: every field is looked at once. */
function circlesIn(asks: Asks): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const done = new Set<string>();
  for (const start of asks.keys()) {
    const way: string[] = [];
    const placeOnWay = new Map<string, number>();
    const open = [{ name: start, next: [...(asks.get(start) ?? [])] }];
    placeOnWay.set(start, way.push(start) - 1);
    while (open.length > 0 && !done.has(start)) {
      const step = open.at(-1);
      const asked = step?.next.pop();
      if (asked === undefined) {
        const left = open.pop()?.name ?? '';
        way.pop();
        placeOnWay.delete(left);
        done.add(left);
        continue;
      }
      const at = placeOnWay.get(asked);
      if (at !== undefined) circles.push(way.slice(at));
      if (at !== undefined || done.has(asked) || !asks.has(asked)) continue;
      placeOnWay.set(asked, way.push(asked) - 1);
      open.push({ name: asked, next: [...(asks.get(asked) ?? [])] });
    }
  }
  return circles;
}
