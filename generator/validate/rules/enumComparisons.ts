import { suggestion } from '../../diagnostics/suggest.ts';
import { entryOf } from '../../model/buildForm.ts';
import { placeIn } from '../../model/Draft.ts';
import { ruleOfEach } from '../Rule.ts';
import { comparisonsIn } from './celExpression.ts';

/** SPEC306: an enumeration is never equal to what is none of its values; the field would be hidden for ever, or never. */
export const enumComparisons = ruleOfEach(
  (draft) => draft.forms.values(),
  (context, form) => {
    const fields = context.index.forms.get(form.id)?.fields ?? [];
    for (const [index, source] of form.value.fields.entries()) {
      for (const { name, text } of comparisonsIn(entryOf(source).visible)) {
        const { enum: enumName = '' } = fields.find((field) => field.name === name) ?? {};
        const values = context.draft.enums.get(enumName)?.value.values;
        // Nothing chosen yet is an empty text.
        if (values === undefined || text === '' || Object.hasOwn(values, text)) continue;
        context.report(
          'SPEC306',
          placeIn(form, ['fields', index, 'visible']),
          `'${text}' is not a value of ${enumName}.`,
          suggestion(text, Object.keys(values)),
        );
      }
    }
  },
);
