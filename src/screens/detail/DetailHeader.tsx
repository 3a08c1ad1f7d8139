import { Button, Title } from '@mantine/core';
import { IconChevronRight, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DetailScreenMeta } from '#domain/model/ui.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { toneOfValue } from '../cells/enumTones.ts';
import { mayDo } from '../recordRights.ts';
import type { RecordData } from '../screenModules.ts';
import classes from './DetailScreen.module.css';
import { displayName } from './displayName.ts';

interface DetailHeaderProps {
  readonly screen: DetailScreenMeta;
  readonly record: RecordData;
  readonly onEdit: (() => void) | null;
}

/** Where one is, what this is called, how it stands, and its primary action. */
export function DetailHeader({ screen, record, onEdit }: DetailHeaderProps) {
  const { t } = useTranslation(['spec', 'screens']);
  const ability = useAbility();
  const mayOpen = useMayOpen();
  // A name that is hidden from its reader leaves what kind of record it is.
  const name = displayName(record) || t(`entity.${screen.entity}.one`);
  const image = screen.imageField ? record[screen.imageField] : null;
  const status = screen.statusField ? record[screen.statusField] : null;
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
        <Title order={1} className={classes.title}>
          {name}
        </Title>
        {typeof status === 'string' && status && (
          <StatusPill tone={toneOfValue(statusEnum, status)}>
            {statusEnum ? t(`enum.${statusEnum}.${status}`, { defaultValue: status }) : status}
          </StatusPill>
        )}
        {onEdit && mayDo('update', ability, screen.entity, record) && (
          <Button
            className={classes.action}
            // A page whose tabs take its whole width, or that leads through a queue, is worked on there: the primary action is theirs.
            variant={screen.facts.length === 0 || screen.bar !== undefined ? 'default' : 'filled'}
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={onEdit}
          >
            {t('screens:detail.edit')}
          </Button>
        )}
      </div>
    </header>
  );
}
