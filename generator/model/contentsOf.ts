import type { DetailScreenMeta, TabContent } from '#domain/model/screens.ts';

/** What the tabs of a detail screen and their pages show. */
export function contentsOf(screen: DetailScreenMeta): TabContent[] {
  return screen.tabs.flatMap(({ content }) =>
    content.kind === 'pages' ? content.pages.map((page) => page.content) : [content],
  );
}
