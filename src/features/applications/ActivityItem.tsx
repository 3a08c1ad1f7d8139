import { IconMessage, IconPoint } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/forms/elementTexts.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import { RichText } from '#src/ui/writing/RichText.tsx';
import classes from './Activities.module.css';
import type { ApplicationHistoryQuery } from './applications.gen.ts';

type Activity = ApplicationHistoryQuery['applicationActivities']['results'][number];
type Note = ApplicationHistoryQuery['applicationNotes']['results'][number];

/** One line of the history, or a comment. */
export function ActivityItem({ entry }: { readonly entry: Activity | Note }) {
  const isNote = 'bodyDocument' in entry;
  const Icon = isNote ? IconMessage : IconPoint;
  const who = isNote ? entry.author : entry.actor;
  return (
    <li className={classes.entry} data-note={isNote}>
      <Icon size={20} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.meta}>
          {who && <strong>{who.fullName}</strong>} <RelativeTime instant={entry.createdAt} />
        </p>
        {isNote ? <NoteText note={entry} /> : <ActivityText activity={entry} />}
      </div>
    </li>
  );
}

function NoteText({ note }: { readonly note: Note }) {
  const { t } = useTranslation('applications');
  return (
    <>
      {note.bodyDocument === null ? (
        <p className={classes.meta}>{t('activities.hidden')}</p>
      ) : (
        <RichText value={note.bodyDocument} />
      )}
      {note.isShared && note.asks && <StatusPill tone="warning">{t('activities.asks')}</StatusPill>}{' '}
      {note.isShared && <StatusPill tone="info">{t('activities.shared')}</StatusPill>}
    </>
  );
}

function ActivityText({
  activity: { kind, fromStatus, toStatus, meetingTime, hostName, evaluatorName, roundName, round },
}: {
  readonly activity: Activity;
}) {
  const { t, i18n } = useTranslation(['applications', 'spec']);
  const status = (value: string): string => t(enumLabelKey('ApplicationStatus', value), { ns: 'spec' });
  return (
    <p className={classes.body}>
      {t(enumLabelKey('ApplicationActivityKind', kind), { ns: 'spec' })}
      {fromStatus && toStatus && (
        <span className={classes.change}>
          {t('activities.status', { from: status(fromStatus), to: status(toStatus) })}
        </span>
      )}
      {meetingTime && (
        <span className={classes.change}>
          <MomentText start={meetingTime} />
        </span>
      )}
      {roundName && <span className={classes.change}>{textIn(round?.names ?? [], i18n.language, roundName)}</span>}
      {hostName && <span className={classes.change}>{hostName}</span>}
      {evaluatorName && <span className={classes.change}>{evaluatorName}</span>}
    </p>
  );
}
