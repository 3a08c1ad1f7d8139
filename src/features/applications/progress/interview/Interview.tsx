import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whereText } from '#domain/text/whereText.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from '../ProgressCard.module.css';
import type { Told } from '../ProgressCard.tsx';
import { Said } from '../Said.tsx';
import { CallOff } from './CallOff.tsx';
import { InterviewTimes } from './InterviewTimes.tsx';
import { OtherTime } from './OtherTime.tsx';

interface InterviewProps {
  readonly interview: NonNullable<Told['interview']>;
  readonly applicationId: string;
}

/** With whom one talks, when in one's own zone, and where; whoever can't come moves it or calls it off, or says so once it is too near. */
export function Interview({ interview, applicationId }: InterviewProps) {
  const { t } = useTranslation('applications');
  const { startTime, endTime, hostName, room, location, isChangeable, otherTimeAskedAt } = interview;
  const [isMoving, setMoving] = useState(false);
  const isCall = location !== null && /^https?:\/\//i.test(location);
  const where = whereText(room, isCall ? null : location);
  return (
    <>
      <Said text={hostName ? t('progress.interviewWith', { host: hostName }) : t('progress.interview')}>
        <p className={classes.moment}>
          <strong>
            <MomentText start={startTime} end={endTime} />
          </strong>
          {where && <span className={classes.faint}>{where}</span>}
          {!where && !isCall && <span className={classes.faint}>{t('progress.placeOpen')}</span>}
        </p>
        {isCall && (
          <Button component="a" href={location} target="_blank" rel="noreferrer">
            {t('progress.join')}
          </Button>
        )}
        {otherTimeAskedAt && <p className={classes.text}>{t('progress.otherTimeAsked')}</p>}
        {!isChangeable && !otherTimeAskedAt && <OtherTime applicationId={applicationId} startTime={startTime} />}
        {isChangeable && (
          <div className={classes.changes}>
            <Button variant="default" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
              {t(isMoving ? 'progress.keepTime' : 'progress.move')}
            </Button>
            <CallOff applicationId={applicationId} />
          </div>
        )}
      </Said>
      {isChangeable && isMoving && (
        <InterviewTimes
          applicationId={applicationId}
          isMoved
          onDone={() => setMoving(false)}
          none={
            <Said text={t('progress.noOtherTime')}>
              <OtherTime applicationId={applicationId} startTime={startTime} />
            </Said>
          }
        />
      )}
    </>
  );
}
