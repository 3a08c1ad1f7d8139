import { reachOfRule } from '../../access/accessCells.ts';
import { assignableRoles } from '../../access/reach.ts';
import type { EntitySource } from '../../language/sourceTypes.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../Rule.ts';

/** What each operation asks the access rules for. */
const actions = { get: 'read', list: 'read', create: 'create', update: 'update', delete: 'delete' } as const;

/** SPEC212: an operation of the API that no role may use is a door painted on a wall: a form for it is never sent. */
export const usableOperations = ruleOfEach((draft) => draft.entities.values(), checkEntity);

function checkEntity(context: RuleContext, declared: Declared<EntitySource>): void {
  const entity = context.index.entities.get(declared.id);
  if (!entity || context.isBroken(declared)) return;
  const roles = assignableRoles(context.model);
  for (const action of new Set(entity.operations.map((operation) => actions[operation]))) {
    const rules = entity.access[action];
    if (roles.some((role) => rules.some((rule) => reachOfRule(context.model, rule, role) !== 'no'))) continue;
    const isSaid = declared.value.access[action] !== undefined;
    context.report(
      'SPEC212',
      placeIn(declared, isSaid ? ['access', action] : ['access'], 'key'),
      `The API has operations to ${action} records of ${declared.id}, and no role may use them.`,
      `Admit a role under 'access: { ${action}: … }', or leave them out with 'operations:'.`,
    );
  }
}
