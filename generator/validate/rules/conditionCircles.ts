import type { FormMeta } from '#domain/model/ui.ts';
import { entryOf } from '../../model/buildForm.ts';
import { placeIn } from '../../model/Draft.ts';
import { ruleOfEach } from '../Rule.ts';
import { namesIn } from './celExpression.ts';

/** SPEC308: of fields that wait for one another none is ever shown. */
export const conditionCircles = ruleOfEach(
  (draft) => draft.forms.values(),
  (context, form) => {
    const meta = context.index.forms.get(form.id);
    if (!meta) return;
    const asks = new Map(meta.fields.map(({ name, visibleWhen }) => [name, namesIn(visibleWhen)]));
    for (const [index, source] of form.value.fields.entries()) {
      const entry = entryOf(source);
      const name = entry.field ?? entry.name ?? '';
      const circle = circleThrough(name, asks);
      if (circle.length < 2 || !isFirst(meta, circle)) continue;
      context.report(
        'SPEC308',
        placeIn(form, ['fields', index, 'visible']),
        `Each is shown by the next: ${[...circle, name].join(' → ')}.`,
        'Show one of them always.',
      );
    }
  },
);

/** A circle is told once, at the field of it that stands first. */
function isFirst({ fields }: FormMeta, circle: readonly string[]): boolean {
  return fields.find(({ name }) => circle.includes(name))?.name === circle[0];
}

/** The shortest way from a field over what its condition asks for back to itself; empty when there is none. */
function circleThrough(start: string, asks: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const cameFrom = new Map<string, string>();
  const next = [start];
  for (const name of next) {
    for (const asked of asks.get(name) ?? []) {
      if (asked === start) return wayTo(name, start, cameFrom);
      if (cameFrom.has(asked)) continue;
      cameFrom.set(asked, name);
      next.push(asked);
    }
  }
  return [];
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way: string[] = [];
  for (let at: string | undefined = end; at !== undefined && at !== start; at = cameFrom.get(at)) way.unshift(at);
  return [start, ...way];
}
