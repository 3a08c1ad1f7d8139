import { Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { toneOfValue } from '../../cells/enumTones.ts';
import type { DetailScreenModule, RecordData } from '../../screenModules.ts';
import classes from '../DetailScreen.module.css';
import { displayName } from '../displayName.ts';
import { DetailActions } from './DetailActions.tsx';
import { DetailFacts } from './DetailFacts.tsx';
import { DetailPeople } from './DetailPeople.tsx';

interface DetailHeaderProps {
  readonly module: DetailScreenModule;
  readonly record: RecordData;
  readonly onEdit: (() => void) | null;
  /** On a phone only the name and how it stands: beside the first part one has come for the part. */
  readonly isBrief?: boolean;
}

/** Where one is, what this is called, how it stands, its key facts, its people, and what can be done with it. */
export function DetailHeader({ module, record, onEdit, isBrief = false }: DetailHeaderProps) {
  const { screen } = module;
  const { t } = useTranslation(['spec', 'screens']);
  const mayOpen = useMayOpen();
  // A name that is hidden from its reader leaves what kind of record it is.
  const name = displayName(record) || t(`entity.${screen.entity}.one`);
  const image = screen.imageField ? record[screen.imageField] : null;
  const status = screen.statusField ? record[screen.statusField] : null;
  const note = screen.noteField ? record[screen.noteField] : null;
  const { statusEnum } = screen;
  return (
    <header className={classes.header} data-brief={isBrief || undefined}>
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
        <DetailActions module={module} record={record} name={name} onEdit={onEdit} />
      </div>
      <div className={classes.about}>
        <DetailFacts screen={screen} record={record} />
        <DetailPeople screen={screen} record={record} />
      </div>
    </header>
  );
}
