import { useRouterState } from '@tanstack/react-router';
import { evaluateGuard } from '#domain/access/evaluateGuard.ts';
import type { DetailScreenMeta, DetailTabMeta } from '#domain/model/ui.ts';
import { useSession } from '#src/data/session/sessionStore.ts';

/** The tabs this user may open and the one that the address names: the first when it names none. */
export function useDetailTab(screen: DetailScreenMeta, id: string) {
  const { rights } = useSession();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const base = screen.basePath.replace(/\/\$$/, '').replace(/\{-?\$id\}|\$id/g, encodeURIComponent(id));
  const isOpen = ({ guard }: Pick<DetailTabMeta, 'guard'>): boolean =>
    !guard || (rights !== null && evaluateGuard(guard, rights.principal, rights.features) === 'allow');
  const tabs = screen.tabs.filter(isOpen).map((tab) => withPages(tab, isOpen));
  const [named, pageNamed] = pathname.slice(base.length + 1).split('/');
  const active: DetailTabMeta | undefined = tabs.find((tab) => tab.id === named) ?? tabs[0];
  const pages = active?.content.kind === 'pages' ? active.content.pages : [];
  const page = pages.find((candidate) => candidate.id === pageNamed);
  /** Keys of what is open, from the wide to the narrow. */
  const titleKeys = [active?.labelKey, page?.labelKey].filter((key) => key !== undefined);
  return { tabs, active, titleKeys, hrefOf: (tab: DetailTabMeta) => `${base}/${tab.id}` };
}

/** The tab with those of its pages that are open to the reader. */
function withPages(tab: DetailTabMeta, isOpen: (page: Pick<DetailTabMeta, 'guard'>) => boolean): DetailTabMeta {
  if (tab.content.kind !== 'pages') return tab;
  return { ...tab, content: { kind: 'pages', pages: tab.content.pages.filter(isOpen) } };
}
