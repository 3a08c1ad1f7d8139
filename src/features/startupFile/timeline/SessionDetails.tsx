import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { useTimelineFormat } from '../useTimelineFormat.ts';
import classes from './StartupActivities.module.css';
import { TimelineFacts } from './TimelineFacts.tsx';
import type { TimelineCardItem } from './timelineQuery.ts';

type Session = NonNullable<TimelineCardItem['session']>;
type ActionItem = NonNullable<Session['actionItems']>[number];

/** A coaching session: when, with whom, about what, and what was said of it. */
export function SessionDetails({ session }: { readonly session: Session }) {
  const { t, i18n } = useTranslation(['startupFile', 'spec']);
  const format = useTimelineFormat();
  const when = session.startTime ?? session.date;
  const names = (people: Session['coachs']): string =>
    listOf(
      (people ?? []).map(({ fullName }) => fullName),
      i18n.language,
    );
  const actionText = ({ name, person, isDone }: ActionItem): string => {
    const text = [name, person].filter(Boolean).join(', ');
    return isDone ? t('timeline.actionDone', { name: text }) : text;
  };
  // Kept as names of fields; each reader sees them as the form calls them.
  const changeText = (fields: string): string =>
    fields
      .split(', ')
      .map((field) => t(`field.CoachingSession.${field}`, { ns: 'spec', defaultValue: field }))
      .join(', ');
  return (
    <>
      <div className={classes.text} dir="auto">
        {session._id ? <AppLink href={`/coaching/session/${session._id}`}>{session.name}</AppLink> : session.name}
      </div>
      <TimelineFacts
        facts={[
          [
            t('timeline.when'),
            when &&
              [
                format.time(when),
                session.expectedDuration && t('timeline.minutes', { count: session.expectedDuration }),
              ]
                .filter(Boolean)
                .join(' · '),
          ],
          [t('timeline.coaches'), names(session.coachs)],
          [t('timeline.attendees'), names(session.attendees)],
          [t('timeline.topics'), listOf(session.topics ?? [], i18n.language)],
          [
            t('timeline.status'),
            session.status === 'cancelled'
              ? [t('enum.CoachingSessionStatus.cancelled', { ns: 'spec' }), session.cancelledBy, session.cancelReason]
                  .filter(Boolean)
                  .join(' · ')
              : session.invite?.status && t(`enum.CoachingInviteStatus.${session.invite.status}`, { ns: 'spec' }),
          ],
          ...answersOf(session),
          [t('timeline.actions'), session.actionItems?.map(actionText).join(' · ')],
          [t('timeline.changes'), session.changelogs?.map(({ text }) => changeText(text ?? '')).join(' · ')],
        ]}
      />
    </>
  );
}

/** Each answered question of the session's evaluation forms with its answer. */
function answersOf({ evaluationForms, evaluationAnswers }: Session): (readonly [string, string])[] {
  const questions = (evaluationForms ?? []).flatMap((form) => form.questions ?? []);
  return (evaluationAnswers ?? []).map(({ questionId, textValue, numberValue, arrayValue }) => [
    questions.find(({ _id }) => _id === questionId)?.label ?? '',
    textValue ?? numberValue?.toString() ?? arrayValue?.join(', ') ?? '',
  ]);
}
