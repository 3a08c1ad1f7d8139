import { ActionIcon } from '@mantine/core';
import { IconPin, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import { RichText } from '#src/ui/writing/RichText.tsx';
import classes from './StartupActivities.module.css';
import { TimelineDetails } from './TimelineDetails.tsx';
import type { TimelineCardItem } from './timelineQuery.ts';
import { useDeleteNote } from './useDeleteNote.ts';

/** One thing that has happened: what, when, by whom, and what is special to its kind. */
export function TimelineCard({ item }: { readonly item: TimelineCardItem }) {
  const { t } = useTranslation(['startupFile', 'spec']);
  const ability = useAbility();
  const remove = useDeleteNote();
  const isNote = item.eventType === 'note' || item.eventType === 'comment';
  const mayDelete = isNote && ability.can('delete', rowOf('TimelineEvent', item));
  return (
    <li className={classes.card} data-kind={item.eventType}>
      <div className={classes.head}>
        <span className={classes.title}>{t(`enum.TimelineEventType.${item.eventType}`, { ns: 'spec' })}</span>
        {item.createdBy && <span>{t('timeline.by', { name: item.createdBy.fullName })}</span>}
        <RelativeTime instant={item.createdAt} />
        {item.isUpdate && <span>{t('timeline.updated')}</span>}
        <span className={classes.end}>
          {item.isPinned && <IconPin size={16} aria-label={t('timeline.pinned')} role="img" />}
          {!item.isPublic && <StatusPill tone="warning">{t('timeline.isPrivate')}</StatusPill>}
          {mayDelete && (
            <ActionIcon size="sm" aria-label={t('timeline.delete')} onClick={() => void remove(item._id)}>
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </span>
      </div>
      {item.notice ? <p>{item.notice}</p> : item.messageDocument ? <RichText value={item.messageDocument} /> : null}
      <TimelineDetails item={item} />
    </li>
  );
}
