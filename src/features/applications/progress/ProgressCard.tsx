import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { dayText, momentText } from '#src/ui/time/dayText.ts';
import { useDateReader } from '#src/ui/time/useDateReader.ts';
import { ChooseInterview } from './interview/ChooseInterview.tsx';
import { Interview } from './interview/Interview.tsx';
import classes from './ProgressCard.module.css';
import { ProgressSteps } from './ProgressSteps.tsx';
import type { ApplicationProgressQuery } from './progress.gen.ts';
import { Said } from './Said.tsx';
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
      <NextStep told={told} isLinked={isLinked} />
    </article>
  );
}

function toneOf(status: string): 'success' | 'neutral' | 'warning' | 'info' {
  return status in tones ? tones[status as keyof typeof tones] : 'info';
}

/** What happens next, and when. */
function NextStep({ told, isLinked }: { readonly told: Told; readonly isLinked: boolean }) {
  const { t } = useTranslation('applications');
  const reader = useDateReader();
  const zone = useReaderZone();
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
    const until = closesAt ? t('progress.closes', { date: momentText(closesAt, zone, reader, true) }) : '';
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
  if (told.choosesTalk) return <ChooseInterview applicationId={applicationId} isLinked={isLinked} />;
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
