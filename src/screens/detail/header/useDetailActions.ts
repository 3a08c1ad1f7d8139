import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { atMoment } from '#domain/access/atMoment.ts';
import { conditionHolds } from '#domain/access/conditionHolds.ts';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import type { HeaderActionMeta } from '#domain/model/screens.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { linkOf } from '../../cells/valueAt.ts';
import { mayDo } from '../../recordRights.ts';
import type { DetailScreenModule, RecordData } from '../../screenModules.ts';
import { recordsFor } from '../../table/actions/recordsFor.ts';
import { useRecordAction } from '../../table/actions/useRecordAction.ts';
import { useClosedTabs } from '../ClosedTabs.ts';

/** Something that the reader can do with the record: a page that it leads to, or what happens. */
export interface OfferedAction {
  readonly id: string;
  /** Where the spec offers it, for those who explore: `action/startup.file.hold`. */
  readonly place: string;
  readonly label: string;
  readonly isPrimary: boolean;
  readonly isBusy: boolean;
  readonly href: string | null;
  readonly run: () => void;
}

/** What the spec lets this reader do with the record as it stands now; nothing is offered that the server would refuse. */
export function useDetailActions(module: DetailScreenModule, record: RecordData): readonly OfferedAction[] {
  const { t } = useTranslation(['screens', 'spec']);
  const { entity, actions = [] } = module.screen;
  const ability = useAbility();
  const { rights } = useSession();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const change = useRecordAction(module);
  const closed = useClosedTabs(module.screen, String(record._id));
  const isOffered = (action: HeaderActionMeta): boolean => {
    const passes =
      !action.guard || (rights !== null && evaluateGuard(action.guard, rights.principal, rights.features) === 'allow');
    if (!passes || (action.needs && !mayDo(action.needs, ability, entity, record))) return false;
    const when = action.when && atMoment(action.when, new Date());
    if (action.to !== undefined) return when === undefined || conditionHolds(when, record);
    const now = { ...action, ...(when && { when }) };
    const reader = { ability, entity, principal: rights?.principal ?? null };
    const mayChange = action.run !== undefined || mayDo('update', ability, entity, record);
    return mayChange && recordsFor(now, [record], reader).length > 0;
  };
  const start = async (action: HeaderActionMeta, label: string): Promise<void> => {
    if (action.to !== undefined) return;
    const question = action.confirmKey && {
      title: label,
      message: t(action.confirmKey, { ns: 'spec' }),
      confirmLabel: label,
      dismissLabel: t('cancel'),
    };
    if (!question || (await askConfirmation(question))) change.mutate({ action, records: [record], label });
  };
  return actions.filter(isOffered).flatMap((action) => {
    const label = t(action.labelKey, { ns: 'spec' });
    const href = action.to === undefined ? null : linkOf(action.to, record);
    // The page that it leads to may be this one, or a tab that is closed.
    if (action.to !== undefined && (href === null || href === here || closed.has(href.split('/').at(-1) ?? '')))
      return [];
    const isBusy = change.isPending && change.variables.action.id === action.id;
    const isPrimary = action.isPrimary ?? false;
    const place = `action/${module.screen.id}.${action.id}`;
    return [{ id: action.id, place, label, isPrimary, isBusy, href, run: () => void start(action, label) }];
  });
}
