import { suggestion } from '../../diagnostics/suggest.ts';
import { placeIn } from '../../model/Draft.ts';
import { rule } from '../Rule.ts';
import { generatedFields } from './generatedFields.ts';

/** SPEC116: the server does not start while somebody could call an operation that no rule speaks of. */
export const ruledOperations = rule((context) => {
  const { operations } = context.draft;
  const [first] = operations.values();
  if (!first) return;
  for (const name of context.code?.rootFields ?? []) {
    if (operations.has(name) || generatedFields(context.model.entities).has(name)) continue;
    const near = suggestion(name, operations.keys());
    context.report(
      'SPEC116',
      placeIn(first),
      `Nothing here says who may call '${name}'.`,
      `Add '${name}: …'.${near.startsWith('Did') ? ` ${near}` : ''}`,
    );
  }
});
