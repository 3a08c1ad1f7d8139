import { NumberInput, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { besideAnswer } from '#domain/forms/merging/besideAnswers.ts';
import { QuestionConflict } from '#src/forms/questions/drafts/together/QuestionConflict.tsx';
import type { AnswerMap } from '#src/forms/questions/useAnswers.ts';
import classes from './Shared.module.css';
import '@mantine/core/styles/NumberInput.css';

interface SurveyBesideProps {
  readonly elements: { readonly rating: FormElement; readonly comment: FormElement };
  readonly answers: AnswerMap;
  readonly onChange: (answer: Answer) => void;
}

/** What a survey asks whatever its form is: how it was altogether. */
export function SurveyBeside({ elements: { rating, comment }, answers, onChange }: SurveyBesideProps) {
  const { t } = useTranslation('publicForms');
  const given = answers.get(rating._id);
  const words = answers.get(comment._id);
  return (
    <div className={classes.beside}>
      <NumberInput
        id={`question-${rating._id}`}
        label={t('survey.rating')}
        min={0}
        max={10}
        allowDecimal={false}
        value={given?.numberValue ?? ''}
        onChange={(value) => onChange(besideAnswer('rating', value === '' ? null : Number(value)))}
      />
      <QuestionConflict element={rating} answer={given} />
      <Textarea
        id={`question-${comment._id}`}
        label={t('survey.comment')}
        autosize
        minRows={3}
        maxLength={4000}
        value={words?.textValue ?? ''}
        onChange={(event) => onChange(besideAnswer('comment', event.currentTarget.value))}
      />
      <QuestionConflict element={comment} answer={words} />
    </div>
  );
}
