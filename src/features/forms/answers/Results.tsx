import { useTranslation } from 'react-i18next';
import type { DependencyStatement } from '#domain/forms/FormElement.ts';
import classes from './Answers.module.css';
import type { ResultsPartsFragment } from './answers.gen.ts';
import type { AnswersSource } from './answersSource.ts';
import { QuestionCard } from './QuestionCard.tsx';

interface ResultsProps {
  readonly results: ResultsPartsFragment;
  readonly source: AnswersSource;
  readonly where: readonly DependencyStatement[];
  readonly onShow: (responseId: string) => void;
}

/** What the answers come to, question by question. */
export function Results({ results: { questions, count }, ...rest }: ResultsProps) {
  const { t } = useTranslation('formAnswers');
  return (
    <ol className={classes.results} aria-label={t('results')}>
      {questions.map((question) => (
        <li key={question.element._id}>
          <QuestionCard question={question} responses={count} {...rest} />
        </li>
      ))}
    </ol>
  );
}
