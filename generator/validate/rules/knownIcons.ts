import type { MenuEntrySource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import type { Declared } from '../../model/Draft.ts';
import { isTaken, ownChildren } from '../../model/menus.ts';
import { type RuleContext, rule } from '../Rule.ts';

/** SPEC112: icons of menus are among those that the product draws. */
export const knownIcons = rule((context) => {
  const icons = context.code?.icons;
  if (icons === undefined) return;
  for (const entries of context.draft.menus.values())
    for (const entry of entries) checkEntry(context, icons, entry, entry.value, []);
});

function checkEntry(
  context: RuleContext,
  icons: ReadonlySet<string>,
  declared: Declared<unknown>,
  entry: MenuEntrySource,
  path: SpecPath,
): void {
  if (!isTaken(entry)) context.expectKnown('SPEC112', 'icon', entry.icon, icons, { declared, path: [...path, 'icon'] });
  for (const { child, at } of ownChildren(entry)) checkEntry(context, icons, declared, child, [...path, ...at]);
}
