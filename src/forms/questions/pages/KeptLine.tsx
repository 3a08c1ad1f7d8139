import { useTranslation } from 'react-i18next';
import type { AnswerMap } from '../useAnswers.ts';
import classes from './Pages.module.css';

/** Says of answers that are sent only once that they are kept in this browser until then; nothing before there are any. */
export function KeptLine({ answers }: { readonly answers: AnswerMap }) {
  const { t } = useTranslation('questions');
  return (
    <div className={classes.status} role="status">
      {answers.size > 0 && t('save.onDevice')}
    </div>
  );
}
