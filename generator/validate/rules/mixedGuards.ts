import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, type Draft, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach, together } from '../Rule.ts';

const fixOfGuard =
  "Write 'all: [{ roles: … }, { permission: … }]' for both, 'any: […]' for one of them, or leave the permission alone, which decides by itself.";
const fixOfRule =
  'Write two rules, one with each, for whoever has one of them, or leave the permission alone, which decides by itself.';

/** SPEC211: of roles and a permission side by side nobody can tell whether both are asked for, or one of them. */
export const mixedGuards = together(
  ruleOfEach(guarded, (context, declared) => visit(context, declared, declared.value, [], fixOfGuard)),
  ruleOfEach(
    (draft) => draft.entities.values(),
    (context, declared) => visit(context, declared, declared.value, [], fixOfRule),
  ),
);

/** Declarations that say who may pass. */
function* guarded({ routes, screens, menus, operations }: Draft): Iterable<Declared<unknown>> {
  yield* routes;
  yield* screens.values();
  yield* operations.values();
  for (const entries of menus.values()) yield* entries;
}

function visit(context: RuleContext, declared: Declared<unknown>, value: unknown, path: SpecPath, fix: string): void {
  if (typeof value !== 'object' || value === null) return;
  const { permission, roles, allow } = value as Readonly<Record<string, unknown>>;
  const isPair = typeof permission === 'string' && (isRoles(roles) || isRoles(allow));
  if (isPair) {
    const named = roles === undefined ? 'allow' : 'roles';
    const message = `'${named}' and 'permission' stand side by side: both, or one of them?`;
    context.report('SPEC211', placeIn(declared, [...path, 'permission'], 'key'), message, fix);
  }
  for (const [key, item] of Object.entries(value))
    visit(context, declared, item, [...path, Array.isArray(value) ? Number(key) : key], fix);
}

/** `allow` of a page is a whole guard, of an operation its roles. */
const isRoles = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value);
