import { holdsWords, searchText } from '#domain/text/searchText.ts';
import type { NavEntry } from '../navigation/visibleEntries.ts';

export interface FoundModule {
  readonly id: string;
  readonly label: string;
  /** Labels of the modules it lies in. */
  readonly trail: readonly string[];
  readonly icon: string;
  readonly href: string;
}

/** All levels of the sitemap in one list; locked entries cannot be opened and are left out. */
export function searchableModules(
  entries: readonly NavEntry[],
  label: (key: string) => string,
  trail: readonly string[] = [],
): readonly FoundModule[] {
  return entries
    .filter(({ isLocked }) => !isLocked)
    .flatMap((entry) => [
      ...(entry.children.length > 0
        ? []
        : [
            {
              id: [...trail, entry.name].join('/'),
              label: label(entry.labelKey),
              trail,
              icon: entry.icon,
              href: entry.href,
            },
          ]),
      ...searchableModules(entry.children, label, [...trail, label(entry.labelKey)]),
    ]);
}

/** Modules whose own name or whose parents' names hold every word; those that begin with it first. */
export function matchingModules<Module extends FoundModule>(
  modules: readonly Module[],
  query: string,
): readonly Module[] {
  const rank = (module: Module): number => (beginsWith(module, query) ? 0 : 1);
  return modules
    .filter(({ label, trail }) => holdsWords([label, ...trail].join(' '), query))
    .sort((a, b) => rank(a) - rank(b));
}

/** Whether it is called as what was typed begins. */
export function beginsWith({ label }: Pick<FoundModule, 'label'>, query: string): boolean {
  return searchText(label).startsWith(searchText(query.trim()));
}
