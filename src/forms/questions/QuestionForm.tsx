import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AnswerProblem, answerProblems } from '#domain/forms/answerProblems.ts';
import { calculatedValue } from '#domain/forms/calculatedValue.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { shownElements } from '#domain/forms/shownElements.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { ElementView } from './ElementView.tsx';
import { QuestionField } from './QuestionField.tsx';
import classes from './QuestionForm.module.css';
import { isQuestion } from './questionKinds.ts';
import type { AnswerMap } from './useAnswers.ts';

interface QuestionFormProps {
  readonly label: string;
  readonly elements: readonly FormElement[];
  readonly answers: AnswerMap;
  readonly onChange: (answer: Answer) => void;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly onSubmit: () => void;
  /** Keeps what is there without handing it in. */
  readonly onSave?: (() => void) | undefined;
}

/** Questions to be answered: one column, those that do not apply left out, errors beside what they are about. */
export function QuestionForm(props: QuestionFormProps) {
  const { label, elements, answers, onChange, submitLabel, isPending, failure, onSubmit, onSave } = props;
  const { t } = useTranslation('questions');
  const message = useErrorMessage();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [wasSubmitted, setSubmitted] = useState(false);
  const calculated = withCalculated(elements, answers);
  const problems = answerProblems(elements, calculated, true);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (problems.size === 0) onSubmit();
    else document.getElementById(`question-${problems.keys().next().value ?? ''}`)?.focus();
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate aria-label={label}>
      {failure !== null && <FormAlert>{message(failure)}</FormAlert>}
      {wasSubmitted && problems.size > 0 && <FormAlert>{t('incomplete', { count: problems.size })}</FormAlert>}
      {shownElements(elements, calculated).map((element) =>
        isQuestion(element) ? (
          <QuestionField
            key={element._id}
            element={element}
            answer={calculated.get(element._id)}
            error={
              wasSubmitted || touched.has(element._id) ? problemText(t, element, problems.get(element._id)) : undefined
            }
            onChange={onChange}
            onTouch={() => setTouched((current) => new Set([...current, element._id]))}
          />
        ) : (
          <ElementView key={element._id} element={element} />
        ),
      )}
      <div className={classes.footer}>
        {onSave && (
          <Button variant="default" onClick={onSave} disabled={isPending}>
            {t('saveDraft')}
          </Button>
        )}
        <Button type="submit" loading={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** With the values that follow from others, as the server will count them. */
function withCalculated(elements: readonly FormElement[], answers: AnswerMap): AnswerMap {
  const all = new Map(answers);
  for (const { _id, questionType, formula } of elements) {
    if (questionType !== 'calculated') continue;
    const numberValue = calculatedValue(formula ?? '', (position) => {
      const element = elements.find((candidate) => candidate.position === position);
      return all.get(element?._id ?? '')?.numberValue ?? null;
    });
    all.set(_id, { questionId: _id, textValue: null, numberValue, arrayValue: [] });
  }
  return all;
}

type Translate = ReturnType<typeof useTranslation<'questions'>>['t'];

function problemText(t: Translate, { label }: FormElement, problem: AnswerProblem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  if (problem.kind === 'required') return t('error.required', { label });
  if (problem.kind === 'invalid') return t('error.invalid');
  if (problem.kind === 'url') return t('error.url', { label });
  return problem.kind === 'min'
    ? t('error.min', { label, limit: problem.limit })
    : t('error.max', { label, limit: problem.limit });
}
