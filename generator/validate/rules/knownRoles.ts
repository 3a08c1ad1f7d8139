import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { type RuleContext, rule } from '../Rule.ts';
import { ruleSites } from './ruleSites.ts';

/** SPEC101: every role and role group that is named exists. */
export const knownRoles = rule((context) => {
  const { draft } = context;
  const roles = new Set(draft.roles.keys());
  const names = new Set([...roles, ...draft.groups.keys()]);
  for (const group of draft.groups.values()) {
    for (const [index, role] of group.value.roles.entries())
      context.expectKnown('SPEC101', 'role', role, roles, { declared: group, path: ['roles', index] });
  }
  for (const permission of draft.permissions.values()) {
    for (const name of Object.keys(permission.value.grants))
      expectName(context, names, name, permission, ['grants', name], 'key');
  }
  for (const { declared, path, allow } of ruleSites(draft)) {
    if (typeof allow === 'string') expectName(context, names, allow, declared, path);
    else
      for (const [index, name] of (allow ?? []).entries()) expectName(context, names, name, declared, [...path, index]);
  }
  checkCategories(context);
});

function expectName(
  context: RuleContext,
  known: ReadonlySet<string>,
  name: string,
  declared: Declared<unknown>,
  path: SpecPath,
  on: 'key' | 'value' = 'value',
): void {
  context.expectKnown('SPEC101', 'role or role group', name, known, { declared, path, on });
}

function checkCategories(context: RuleContext): void {
  const { draft } = context;
  for (const role of draft.roles.values()) {
    if (draft.categories.has(role.value.category)) continue;
    context.report(
      'SPEC101',
      placeIn(role, ['category']),
      `The category '${role.value.category}' does not exist.`,
      `Known are ${[...draft.categories.keys()].join(', ')}.`,
    );
  }
}
