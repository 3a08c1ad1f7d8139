import { useRouterState } from '@tanstack/react-router';
import { evaluateGuard } from '#domain/access/evaluateGuard.ts';
import type { DetailScreenMeta, DetailTabMeta } from '#domain/model/ui.ts';
import { useSession } from '#src/data/session/sessionStore.ts';

/** The tabs this user may open and the one that the address names: the first when it names none. */
export function useDetailTab(screen: DetailScreenMeta, id: string) {
  const { rights } = useSession();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const base = screen.basePath.replace(/\/\$$/, '').replace(/\{-?\$id\}|\$id/g, encodeURIComponent(id));
  const tabs = screen.tabs.filter(
    ({ guard }) => !guard || (rights && evaluateGuard(guard, rights.principal, rights.features) === 'allow'),
  );
  const named = pathname.slice(base.length + 1).split('/')[0];
  const active: DetailTabMeta | undefined = tabs.find((tab) => tab.id === named) ?? tabs[0];
  return { tabs, active, hrefOf: (tab: DetailTabMeta) => `${base}/${tab.id}` };
}
