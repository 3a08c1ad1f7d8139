import { useRouterState } from '@tanstack/react-router';
import { isFeatureEnabled } from '#domain/access/features.ts';
import { evaluateGuard, opensWithPlan } from '#domain/access/gates/evaluateGuard.ts';
import type { DetailScreenMeta, DetailTabMeta } from '#domain/model/screens.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { type SessionRights, useSession } from '#src/data/session/sessionStore.ts';
import { planLimited } from '#src/generated/access.gen.ts';
import { mayDo } from '../recordRights.ts';
import type { RecordData } from '../screenModules.ts';
import { useClosedTabs } from './ClosedTabs.ts';

type IsOpen = (part: Pick<DetailTabMeta, 'guard' | 'needs'>) => boolean;

/** The tabs of a record that this user may open and the one that the address names: the first when it names none. */
export function useDetailTab(screen: DetailScreenMeta, id: string, record: RecordData | null) {
  const { rights } = useSession();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const base = screen.basePath.replace(/\/\$$/, '').replace(/\{-?\$id\}|\$id/g, encodeURIComponent(id));
  const closed = useClosedTabs(screen, id);
  const ability = useAbility();
  const isOpen: IsOpen = ({ guard, needs }) =>
    (!guard || (rights !== null && evaluateGuard(guard, rights.principal, rights.features) === 'allow')) &&
    (!needs || (record !== null && mayDo(needs, ability, screen.entity, record)));
  const offered = screen.tabs.filter((tab) => !closed.has(tab.id));
  const tabs = offered.filter(isOpen).map((tab) => withPages(tab, isOpen));
  const locked = new Set(rights === null ? [] : offered.filter((tab) => isLocked(tab, rights)).map(({ id }) => id));
  const shown = offered.filter((tab) => isOpen(tab) || locked.has(tab.id));
  const [named, pageNamed] = pathname.slice(base.length + 1).split('/');
  const active: DetailTabMeta | undefined = tabs.find((tab) => tab.id === named) ?? tabs[0];
  const pages = active?.content.kind === 'pages' ? active.content.pages : [];
  const page = pages.find((candidate) => candidate.id === pageNamed);
  /** Keys of what is open, from the wide to the narrow. */
  const titleKeys = [active?.labelKey, page?.labelKey].filter((key) => key !== undefined);
  return { shown, locked, active, titleKeys, hrefOf: (tab: DetailTabMeta) => `${base}/${tab.id}` };
}

/** Whether only the plan stands between the reader and the tab: it stays visible, with a lock. */
function isLocked({ guard }: Pick<DetailTabMeta, 'guard'>, { principal, features }: SessionRights): boolean {
  if (guard?.feature === undefined || !(guard.feature in planLimited)) return false;
  return !isFeatureEnabled(features, guard.feature) && opensWithPlan(guard, principal, features);
}

/** The tab with those of its pages that are open to the reader. */
function withPages(tab: DetailTabMeta, isOpen: IsOpen): DetailTabMeta {
  if (tab.content.kind !== 'pages') return tab;
  return { ...tab, content: { kind: 'pages', pages: tab.content.pages.filter(isOpen) } };
}
