import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { whereText } from '#domain/text/whereText.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { dayText } from '#src/ui/time/dayText.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { OtherTime } from './OtherTime.tsx';
import classes from './ProgressCard.module.css';
import { ProgressSteps } from './ProgressSteps.tsx';
import type { ApplicationProgressQuery } from './progress.gen.ts';
import '@mantine/core/styles/Progress.css';

export type Told = ApplicationProgressQuery['applicationProgress'][number];

const tones = { accepted: 'success', rejected: 'neutral', draft: 'warning' } as const;

/** Where an application stands, in an applicant's words: the steps, what happens next and when, and what there is to do. */
export function ProgressCard({ told, isLinked = false }: { readonly told: Told; readonly isLinked?: boolean }) {
  const { t } = useTranslation(['applications', 'spec']);
  const { startupName, programName, status } = told;
  const name = <bdi>{startupName}</bdi>;
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          {isLinked ? <AppLink href={`/application/${told.applicationId}/progress`}>{name}</AppLink> : name}
        </h2>
        <StatusPill tone={toneOf(status)}>{t(enumLabelKey('ApplicantStatus', status), { ns: 'spec' })}</StatusPill>
      </header>
      {programName && <p className={classes.faint}>{programName}</p>}
      <ProgressSteps steps={told.steps} />
      {told.asked && <Asked words={told.asked} applicationId={told.applicationId} />}
      <NextStep told={told} />
    </article>
  );
}

function toneOf(status: string): 'success' | 'neutral' | 'warning' | 'info' {
  return status in tones ? tones[status as keyof typeof tones] : 'info';
}

/** What happens next, and when. */
function NextStep({ told }: { readonly told: Told }) {
  const { t } = useTranslation('applications');
  const reader = useDateReader();
  const day = (date: string): string => dayText(`${date}T12:00:00Z`, 'UTC', reader);
  const { status, open, isTaken, closesAt, hearsBy, startup, applicationId } = told;
  if (status === 'accepted') {
    return (
      <Said text={t('progress.accepted')}>
        {startup && (
          <Button component={AppLink} href={`/startup/${startup}/file`}>
            {t('progress.openStartup')}
          </Button>
        )}
      </Said>
    );
  }
  if (status === 'rejected') return <Said text={t('progress.rejected')} />;
  if (status === 'draft' && !isTaken) return <Said text={t('progress.closed')} />;
  if (open || status === 'draft') {
    const until = closesAt ? t('progress.closes', { date: day(closesAt) }) : '';
    return (
      <Said
        text={[open ? t('progress.fill', { name: open.name }) : t('progress.handIn'), until].filter(Boolean).join(' ')}
      >
        {open && <Answered open={open} />}
        <Button component={AppLink} href={`/application/${applicationId}/form`}>
          {t('progress.continue')}
        </Button>
      </Said>
    );
  }
  if (told.interview) return <Interview interview={told.interview} applicationId={applicationId} />;
  if (told.waitingPlace) return <Said text={t('progress.waitingList', { place: told.waitingPlace })} />;
  if (told.awaitsTalk) return <Said text={t('progress.awaitsTalk')} />;
  // What is asked stands above already: nobody has all that they need.
  if (told.asked) return null;
  return <Said text={hearsBy ? t('progress.hearsBy', { date: day(hearsBy) }) : t('progress.waiting')} />;
}

/** What the organisation wants to know, as far as it fits; the whole stands where one answers. */
function Asked({ words, applicationId }: { readonly words: string; readonly applicationId: string }) {
  const { t } = useTranslation('applications');
  return (
    <Said text={t('progress.asked')}>
      <blockquote className={classes.quote} dir="auto">
        {words}
      </blockquote>
      <Button component={AppLink} href={`/application/${applicationId}/activities`}>
        {t('progress.answer')}
      </Button>
    </Said>
  );
}

function Said({ text, children }: { readonly text: string; readonly children?: React.ReactNode }) {
  return (
    <div className={classes.next}>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}

interface InterviewProps {
  readonly interview: NonNullable<Told['interview']>;
  readonly applicationId: string;
}

/** With whom one talks, when in one's own zone, and where; whoever can't come says so. */
function Interview({ interview, applicationId }: InterviewProps) {
  const { t } = useTranslation('applications');
  const { startTime, endTime, hostName, room, location } = interview;
  const isCall = location !== null && /^https?:\/\//i.test(location);
  const where = whereText(room, isCall ? null : location);
  return (
    <Said text={hostName ? t('progress.interviewWith', { host: hostName }) : t('progress.interview')}>
      <p className={classes.moment}>
        <strong>
          <MomentText start={startTime} end={endTime} />
        </strong>
        {where && <span className={classes.faint}>{where}</span>}
      </p>
      {isCall && (
        <Button component="a" href={location} target="_blank" rel="noreferrer">
          {t('progress.join')}
        </Button>
      )}
      <OtherTime applicationId={applicationId} startTime={startTime} />
    </Said>
  );
}

function Answered({ open: { answered, questions } }: { readonly open: NonNullable<Told['open']> }) {
  const { t } = useTranslation('applications');
  const label = t('progress.answered', { answered, questions });
  return (
    <div className={classes.answered}>
      <Progress value={questions === 0 ? 0 : (100 * answered) / questions} aria-label={label} />
      <span className={classes.faint}>{label}</span>
    </div>
  );
}
