import type { MenuEntryMeta } from '#domain/model/menus.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice } from '../EmittedFiles.ts';
import { sharedLiteral } from './sharedLiteral.ts';

/** One file for each menu: the frame needs three of them at once, the others when they are opened. */
export function emitMenus(model: Model): EmittedFiles {
  return new Map(
    Object.entries(model.menus).map(([name, entries]) => {
      const { declarations, expression } = sharedLiteral(entries.map((entry) => compact(model, entry)));
      return [
        `src/generated/menus/${name}.gen.ts`,
        `${generatedNotice(`spec/menus`)}import type { MenuEntry } from '#domain/model/menus.ts';\n\n${declarations}\nexport const menu: readonly MenuEntry[] = ${expression};\n`,
      ];
    }),
  );
}

/** Without what follows from the rest: the key of the label, and lists that are empty. */
function compact(model: Model, entry: MenuEntryMeta): object {
  const { name, icon, to, routes, roles, permission, all, any, lockedWithout, quickModal, children } = entry;
  return {
    name,
    icon,
    to: to.length > 0 ? to : undefined,
    routes: routes.length > 0 ? routes : undefined,
    roles,
    permission,
    all,
    any,
    lockedWithout,
    quickScreen: quickModal ? model.routes.find(({ id }) => id === routes[0])?.screen : undefined,
    children: children.length > 0 ? children.map((child) => compact(model, child)) : undefined,
  };
}
