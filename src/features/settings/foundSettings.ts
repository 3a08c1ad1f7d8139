import { holdsWords } from '#domain/text/searchText.ts';

export interface NamedSetting {
  readonly anchor: string;
  readonly label: string;
  /** What is said of it; empty where nothing is. */
  readonly help: string;
}

export interface NamedPage {
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly settings: readonly NamedSetting[];
}

/** What holds every word that was typed: a page that is called so with all that is set on it, of others what fits. */
export function foundSettings(pages: readonly NamedPage[], query: string): readonly NamedPage[] {
  if (query.trim() === '') return pages;
  return pages.flatMap((page) => {
    if (holdsWords(page.title, query)) return [page];
    const settings = page.settings.filter(({ label, help }) => holdsWords(`${label} ${help} ${page.title}`, query));
    return settings.length > 0 || holdsWords(page.about, query) ? [{ ...page, settings }] : [];
  });
}
