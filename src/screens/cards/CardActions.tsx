import { IconPencil } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import type { CardActionsProps } from './CardActionsMenu.tsx';
import { CardButton, MoreButton } from './CardButtons.tsx';

const CardActionsMenu = lazy(() => import('./CardActionsMenu.tsx').then((m) => ({ default: m.CardActionsMenu })));

/** What else can be done with a record: one thing at once, several in a menu. */
export function CardActions(props: CardActionsProps) {
  const { name, onEdit, change = null, actions = [], onDuplicate, onChoose } = props;
  const { t } = useTranslation('screens');
  const hasMore = change !== null || actions.length > 0 || onDuplicate !== null || onChoose !== null;
  if (onEdit === null && !hasMore) return null;
  if (onEdit !== null && !hasMore) {
    return (
      <CardButton aria-label={t('table.edit', { name })} onClick={onEdit}>
        <IconPencil size={18} aria-hidden />
      </CardButton>
    );
  }
  return (
    <OnDemand button={(open) => <MoreButton name={name} onClick={open} />}>
      <CardActionsMenu {...props} />
    </OnDemand>
  );
}
