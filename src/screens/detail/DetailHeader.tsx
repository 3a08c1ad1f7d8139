import { ActionIcon, Button, Title } from '@mantine/core';
import { IconChevronRight, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DetailScreenMeta } from '#domain/model/ui.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { usePhone } from '#src/ui/theme/usePhone.ts';
import { toneOfValue } from '../cells/enumTones.ts';
import { mayDo } from '../recordRights.ts';
import type { RecordData } from '../screenModules.ts';
import { DetailFacts } from './DetailFacts.tsx';
import classes from './DetailScreen.module.css';
import { displayName } from './displayName.ts';

interface DetailHeaderProps {
  readonly screen: DetailScreenMeta;
  readonly record: RecordData;
  readonly onEdit: (() => void) | null;
}

/** Where one is, what this is called, how it stands, its key facts, and its primary action. */
export function DetailHeader({ screen, record, onEdit }: DetailHeaderProps) {
  const { t } = useTranslation(['spec', 'screens']);
  const ability = useAbility();
  const mayOpen = useMayOpen();
  // A name that is hidden from its reader leaves what kind of record it is.
  const name = displayName(record) || t(`entity.${screen.entity}.one`);
  const image = screen.imageField ? record[screen.imageField] : null;
  const status = screen.statusField ? record[screen.statusField] : null;
  const note = screen.noteField ? record[screen.noteField] : null;
  const { statusEnum } = screen;
  return (
    <header className={classes.header}>
      {screen.parent && mayOpen(screen.parent.to) && (
        <nav aria-label={t('screens:detail.breadcrumb')} className={classes.breadcrumb}>
          <AppLink href={screen.parent.to}>{t(screen.parent.labelKey)}</AppLink>
          <IconChevronRight size={16} className="mirrored" aria-hidden />
          <span aria-current="page">{name}</span>
        </nav>
      )}
      <div className={classes.titleLine}>
        <UserAvatar
          user={{
            _id: String(record._id),
            fullName: name,
            avatar: typeof image === 'string' ? image : null,
            isStaff: screen.entity !== 'User',
          }}
          size={44}
        />
        <div className={classes.names}>
          <div className={classes.nameLine}>
            <Title order={1} className={classes.title}>
              {name}
            </Title>
            {typeof status === 'string' && status && (
              <StatusPill tone={toneOfValue(statusEnum, status)}>
                {statusEnum ? t(`enum.${statusEnum}.${status}`, { defaultValue: status }) : status}
              </StatusPill>
            )}
          </div>
          {typeof note === 'string' && note && <p className={classes.note}>{note}</p>}
        </div>
        {onEdit && mayDo('update', ability, screen.entity, record) && <EditButton screen={screen} onEdit={onEdit} />}
      </div>
      <DetailFacts screen={screen} record={record} />
    </header>
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
      <ActionIcon className={classes.action} variant="default" size={44} aria-label={t('detail.edit')} onClick={onEdit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <Button
      className={classes.action}
      variant={variant}
      leftSection={<IconPencil size={16} aria-hidden />}
      onClick={onEdit}
    >
      {t('detail.edit')}
    </Button>
  );
}
