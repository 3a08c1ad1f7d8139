import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import type { Rule, RuleContext } from '../Rule.ts';
import { visitRules } from './visitRules.ts';

/** SPEC101: every role and role group that is named exists. */
export const knownRoles: Rule = (context) => {
  const { draft } = context;
  for (const group of draft.groups.values()) {
    for (const [index, role] of group.value.roles.entries()) expectRole(context, role, group, ['roles', index], false);
  }
  for (const permission of draft.permissions.values()) {
    for (const name of Object.keys(permission.value.grants))
      expectRole(context, name, permission, ['grants', name], true, 'key');
  }
  visitRules(draft, ({ declared, path, allow }) => {
    if (allow === undefined) return;
    if (typeof allow === 'string') expectRole(context, allow, declared, path, true);
    else for (const [index, name] of allow.entries()) expectRole(context, name, declared, [...path, index], true);
  });
  for (const role of draft.roles.values()) {
    if (!draft.categories.has(role.value.category)) {
      context.report(
        'SPEC101',
        placeIn(role, ['category']),
        `The category '${role.value.category}' does not exist.`,
        `Known are ${[...draft.categories.keys()].join(', ')}.`,
      );
    }
  }
};

function expectRole(
  context: RuleContext,
  name: string,
  declared: Declared<unknown>,
  path: SpecPath,
  groups: boolean,
  on: 'key' | 'value' = 'value',
): void {
  const { draft } = context;
  const known = new Set([...draft.roles.keys(), ...(groups ? draft.groups.keys() : [])]);
  context.expectKnown('SPEC101', groups ? 'role or role group' : 'role', name, known, { declared, path, on });
}
