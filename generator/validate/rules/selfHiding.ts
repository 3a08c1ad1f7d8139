import { entryOf } from '../../model/buildForm.ts';
import { placeIn } from '../../model/Draft.ts';
import { ruleOfEach } from '../Rule.ts';
import { namesIn } from './celExpression.ts';

/** SPEC309: once hidden such a field can not be changed, and so never comes back. */
export const selfHiding = ruleOfEach(
  (draft) => draft.forms.values(),
  (context, form) => {
    for (const [index, source] of form.value.fields.entries()) {
      const entry = entryOf(source);
      const name = entry.field ?? entry.name ?? '';
      if (!namesIn(entry.visible).has(name)) continue;
      context.report(
        'SPEC309',
        placeIn(form, ['fields', index, 'visible']),
        `Whether '${name}' is shown depends on '${name}'.`,
        'Ask for another field, or show it always.',
      );
    }
  },
);
