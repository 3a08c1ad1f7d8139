import { placeIn } from '../../model/Draft.ts';
import { rule } from '../Rule.ts';
import { circleInWords, circlesIn } from './circlesIn.ts';

/** SPEC213: of records that each require one of the next no first one can ever be made. */
export const requiredCircles = rule((context) => {
  const { entities } = context.model;
  const required = new Map(
    entities.map(({ name, fields }) => [
      name,
      new Set(
        fields.flatMap((field) => (field.type === 'ref' && field.required && field.entity ? [field.entity] : [])),
      ),
    ]),
  );
  for (const circle of circlesIn(required)) {
    const [first = '', next = first] = circle;
    const declared = context.draft.entities.get(first);
    const field = context.index.entities
      .get(first)
      ?.fields.find(({ type, required: must, entity }) => type === 'ref' && must && entity === next);
    if (!declared || !field) continue;
    context.report(
      'SPEC213',
      placeIn(declared, ['fields', field.name], 'key'),
      `Each requires the next, so that no first record can be made: ${circleInWords(circle)}.`,
      "Take 'required: true' out of one of them.",
    );
  }
});
