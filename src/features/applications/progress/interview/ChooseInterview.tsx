import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Said } from '../Said.tsx';
import { InterviewTimes } from './InterviewTimes.tsx';

interface ChooseInterviewProps {
  readonly applicationId: string;
  /** Among other applications: the times stand on the page of this one. */
  readonly isLinked: boolean;
}

/** The applicant sets the time of the talk that comes next. */
export function ChooseInterview({ applicationId, isLinked }: ChooseInterviewProps) {
  const { t } = useTranslation('applications');
  if (isLinked)
    return (
      <Said text={t('progress.chooseTalk')}>
        <Button component={AppLink} href={`/application/${applicationId}/progress`}>
          {t('progress.chooseTime')}
        </Button>
      </Said>
    );
  return (
    <InterviewTimes
      applicationId={applicationId}
      title={t('progress.chooseTalk')}
      none={<Said text={t('progress.awaitsTalk')} />}
    />
  );
}
