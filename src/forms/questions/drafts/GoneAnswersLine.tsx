import { useTranslation } from 'react-i18next';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import classes from './GoneAnswersLine.module.css';
import type { GoneAnswers } from './goneAnswers.ts';
import { WrittenHere } from './WrittenHere.tsx';

/** Says above a form which of the questions that were answered it asks no more; what was written can be copied. */
export function GoneAnswersLine({ gone }: { readonly gone: GoneAnswers | null }) {
  const { t } = useTranslation('publicForms');
  if (gone === null) return null;
  return (
    <FormAlert kind="note">
      <div className={classes.gone}>
        <p>{t('draft.notAsked')}</p>
        <WrittenHere elements={gone.questions} answers={gone.answers} isPrinted={false} />
      </div>
    </FormAlert>
  );
}
