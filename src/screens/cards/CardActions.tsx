import { ActionIcon } from '@mantine/core';
import { IconDots, IconPencil } from '@tabler/icons-react';
import { type ComponentProps, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { OnDemand } from '#src/ui/OnDemand.tsx';
import classes from './RecordCards.module.css';
import '@mantine/core/styles/ActionIcon.css';

const CardActionsMenu = lazy(() => import('./CardActionsMenu.tsx').then((m) => ({ default: m.CardActionsMenu })));

type ButtonProps = ComponentProps<typeof ActionIcon<'button'>>;

export interface CardActionsProps {
  readonly name: string;
  readonly onEdit: (() => void) | null;
  /** Changes the one value that needs no form, and what it is called. */
  readonly change?: { readonly label: string; readonly open: () => void } | null;
  readonly onDuplicate: (() => void) | null;
  /** Begins to choose, with this one. */
  readonly onChoose: (() => void) | null;
}

/** What else can be done with a record: one thing at once, several in a menu. */
export function CardActions(props: CardActionsProps) {
  const { name, onEdit, change = null, onDuplicate, onChoose } = props;
  const { t } = useTranslation('screens');
  const hasMore = change !== null || onDuplicate !== null || onChoose !== null;
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

/** Opens the menu of one card. */
export function MoreButton({ name, ...props }: ButtonProps & { readonly name: string }) {
  const { t } = useTranslation('screens');
  return (
    <CardButton {...props} aria-label={t('table.moreOf', { name })}>
      <IconDots size={18} aria-hidden />
    </CardButton>
  );
}

function CardButton(props: ButtonProps) {
  return <ActionIcon {...props} size={44} variant="subtle" color="gray" className={classes.actions} />;
}
