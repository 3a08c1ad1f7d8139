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
export function matchingModules(modules: readonly FoundModule[], query: string): readonly FoundModule[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const textOf = (module: FoundModule): string => [module.label, ...module.trail].join(' ').toLocaleLowerCase();
  const rank = (module: FoundModule): number => (module.label.toLocaleLowerCase().startsWith(words[0] ?? '') ? 0 : 1);
  return modules
    .filter((module) => words.every((word) => textOf(module).includes(word)))
    .sort((a, b) => rank(a) - rank(b));
}
