import { useTranslation } from 'react-i18next';
import { HandIn } from '#src/screens/handIn/HandIn.tsx';
import { useHandIn } from '#src/screens/handIn/useHandIn.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import type { RoundFormToFillQuery } from './forms.gen.ts';

interface AnswersSentProps {
  readonly applicationId: string;
  readonly handInBy: NonNullable<RoundFormToFillQuery['roundForm']>['handInBy'];
  /** What has become of the answers. */
  readonly text: string;
}

/** A round's answers are with the organisation; its application is not before somebody hands it in as well. */
export function AnswersSent({ applicationId, handInBy, text }: AnswersSentProps) {
  const { t } = useTranslation('publicForms');
  return (
    <>
      <FormAlert kind="success">
        {text}
        {handInBy === 'applicant' && ` ${t('applicantHandsIn')}`}
      </FormAlert>
      {handInBy === 'reader' && <LastStep applicationId={applicationId} />}
    </>
  );
}

function LastStep({ applicationId }: Pick<AnswersSentProps, 'applicationId'>) {
  return <HandIn handIn={useHandIn(applicationId)} />;
}
