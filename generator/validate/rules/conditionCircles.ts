import { entryOf } from '../../model/buildForm.ts';
import { placeIn } from '../../model/Draft.ts';
import { ruleOfEach } from '../Rule.ts';
import { namesIn } from './celExpression.ts';
import { circleInWords, circlesIn } from './circlesIn.ts';

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
        `Each is shown by the next: ${circleInWords(circle)}.`,
        'Show one of them always.',
      );
    }
  },
);
