import { placeIn } from '../../model/Draft.ts';
import { rule } from '../Rule.ts';
import { ruleSites } from './ruleSites.ts';

/** SPEC206: a permission that is granted but asked for nowhere promises something that nothing keeps. */
export const usedGrants = rule((context) => {
  const used = new Set(ruleSites(context.draft).flatMap(({ permission }) => permission ?? []));
  for (const permission of context.draft.permissions.values()) {
    const isExpected = used.has(permission.id) || permission.value.decides !== undefined;
    if (isExpected || context.isBroken(permission)) continue;
    context.report(
      'SPEC206',
      placeIn(permission),
      `'${permission.id}' is granted, but no route, menu entry, operation or entity asks for it.`,
      'Ask for it where it should decide, or delete it.',
    );
  }
});
