import { useTranslation } from 'react-i18next';
import classes from './Answers.module.css';
import type { ResultsPartsFragment } from './answers.gen.ts';
import { QuestionCard } from './QuestionCard.tsx';

interface ResultsProps {
  readonly results: ResultsPartsFragment;
  readonly onShow: (responseId: string) => void;
}

/** What the answers come to, question by question. */
export function Results({ results: { questions, count }, onShow }: ResultsProps) {
  const { t } = useTranslation('formAnswers');
  return (
    <ol className={classes.results} aria-label={t('results')}>
      {questions.map((question) => (
        <li key={question.element._id}>
          <QuestionCard question={question} responses={count} onShow={onShow} />
        </li>
      ))}
    </ol>
  );
}
