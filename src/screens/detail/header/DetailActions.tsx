import { ActionIcon, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DetailScreenMeta } from '#domain/model/screens.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { usePhone } from '#src/ui/theme/usePhone.ts';
import { mayDo } from '../../recordRights.ts';
import type { DetailScreenModule, RecordData } from '../../screenModules.ts';
import { ActionMenu } from './ActionMenu.tsx';
import classes from './DetailActions.module.css';
import { type OfferedAction, useDetailActions } from './useDetailActions.ts';

interface DetailActionsProps {
  readonly module: DetailScreenModule;
  readonly record: RecordData;
  readonly name: string;
  readonly onEdit: (() => void) | null;
}

/** The one thing to do with the record, and a menu with the others; on a phone the one stands where the thumb is. */
export function DetailActions({ module, record, name, onEdit }: DetailActionsProps) {
  const ability = useAbility();
  const offered = useDetailActions(module, record);
  const mayEdit = onEdit !== null && mayDo('update', ability, module.screen.entity, record);
  const edit = mayEdit ? onEdit : null;
  const primary = offered.find(({ isPrimary }) => isPrimary);
  const others = offered.filter((action) => action !== primary);
  if (!primary && !edit && others.length === 0) return null;
  return (
    <div className={classes.actions}>
      {primary ? <PrimaryAction action={primary} /> : edit && <EditButton screen={module.screen} onEdit={edit} />}
      <ActionMenu name={name} actions={others} onEdit={primary ? edit : null} />
    </div>
  );
}

function PrimaryAction({ action: { place, label, href, isBusy, run } }: { readonly action: OfferedAction }) {
  if (href === null) {
    return (
      <Button className={classes.primary} data-thumb data-spec={place} loading={isBusy} onClick={run}>
        {label}
      </Button>
    );
  }
  return (
    <Button className={classes.primary} data-thumb data-spec={place} component={AppLink} href={href}>
      {label}
    </Button>
  );
}

interface EditButtonProps {
  readonly screen: DetailScreenMeta;
  readonly onEdit: () => void;
}

/** On a phone a pencil beside the name, which keeps its line. */
function EditButton({ screen, onEdit }: EditButtonProps) {
  const { t } = useTranslation('screens');
  const isPhone = usePhone();
  // A page whose tabs take its whole width, or that leads through a queue, is worked on there: the primary action is theirs.
  const variant = screen.facts.length === 0 || screen.bar !== undefined ? 'default' : 'filled';
  if (isPhone) {
    return (
      <ActionIcon variant="default" size={44} aria-label={t('detail.edit')} onClick={onEdit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <Button variant={variant} leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
      {t('detail.edit')}
    </Button>
  );
}
