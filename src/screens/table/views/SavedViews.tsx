import { lazy } from 'react';
import { rowOf } from '#domain/access/buildAbility.ts';
import { Can } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import type { TableToolbarProps } from '../TableToolbar.tsx';
import { SavedViewsButton } from './SavedViewsButton.tsx';

const SavedViewsPanel = lazy(() => import('./SavedViewsPanel.tsx').then((m) => ({ default: m.SavedViewsPanel })));

/** The way to one's views of this table; nothing where the switch of its area is off, or one may not have any. */
export function SavedViews(props: TableToolbarProps) {
  const owner = useSession().user?._id ?? null;
  const view = rowOf('SavedView', { owner, screen: props.screen.id });
  return (
    <Can I="read" this={view}>
      <OnDemand button={(open) => <SavedViewsButton onClick={open} />}>
        <SavedViewsPanel {...props} />
      </OnDemand>
    </Can>
  );
}
