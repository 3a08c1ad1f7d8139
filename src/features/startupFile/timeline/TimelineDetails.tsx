import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { LazyFileLink } from '#src/ui/upload/lazyUploads.tsx';
import { useTimelineFormat } from '../useTimelineFormat.ts';
import { dueWords } from './dueWords.ts';
import { EmailDetails } from './EmailDetails.tsx';
import { ReportedValues } from './ReportedValues.tsx';
import { SessionDetails } from './SessionDetails.tsx';
import classes from './StartupActivities.module.css';
import { TimelineFacts } from './TimelineFacts.tsx';
import type { TimelineCardItem } from './timelineQuery.ts';

/** What is special to a kind of timeline item; each part is there only where the item has it. */
export function TimelineDetails({ item }: { readonly item: TimelineCardItem }) {
  const { t, i18n } = useTranslation(['startupFile', 'spec']);
  const format = useTimelineFormat();
  const { session, invite, email } = item;
  const due = dueWords(item, format, t);
  return (
    <>
      {due && <p className={classes.text}>{due}</p>}
      {item.data.length > 0 && <ReportedValues points={item.data} />}
      {item.answers.length > 0 && (
        <TimelineFacts
          facts={item.answers.map(({ label, value }) => [label, value ? t('timeline.yes') : t('timeline.no')])}
        />
      )}
      {session && <SessionDetails session={session} />}
      {invite && (
        <TimelineFacts
          facts={[
            [t('timeline.status'), t(`enum.CoachingInviteStatus.${invite.status}`, { ns: 'spec' })],
            [t('timeline.expires'), invite.expires && format.day(invite.expires)],
            [
              t('timeline.invitees'),
              listOf(
                (invite.invitees ?? []).map(({ fullName }) => fullName),
                i18n.language,
              ),
            ],
          ]}
        />
      )}
      {email && <EmailDetails email={email} delivery={item.delivery ?? null} />}
      {item.attachments.length > 0 && (
        <ul className={classes.values}>
          {item.attachments.map(({ _id, name, url }) => (
            <li key={_id ?? name}>
              {_id ? (
                <Suspense fallback={name}>
                  <LazyFileLink id={_id} name={name} />
                </Suspense>
              ) : url ? (
                <a href={url}>
                  <bdi>{name}</bdi>
                </a>
              ) : (
                <bdi>{name}</bdi>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
