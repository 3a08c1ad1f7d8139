import { Button } from '@mantine/core';
import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerProblems } from '#domain/forms/answerProblems.ts';
import { elementIn } from '#domain/forms/elementTexts.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { formState } from '#domain/forms/formState.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { AskedQuestion } from './AskedQuestion.tsx';
import { ElementView } from './ElementView.tsx';
import { problemText } from './problemText.ts';
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
  const { label, elements, answers, submitLabel, isPending, failure, onSubmit, onSave } = props;
  const { t, i18n } = useTranslation('questions');
  const message = useErrorMessage();
  const { touched, touch } = useTouched();
  const change = useLatest(props.onChange);
  const [wasSubmitted, setSubmitted] = useState(false);
  const read = useMemo(() => elements.map((element) => elementIn(element, i18n.language)), [elements, i18n.language]);
  const state = useMemo(() => formState(read, answers), [read, answers]);
  const problems = useMemo(() => answerProblems(state, true), [state]);
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
      {state.shown.map((element) =>
        isQuestion(element) ? (
          <AskedQuestion
            key={element._id}
            element={element}
            answer={state.answers.get(element._id)}
            error={
              wasSubmitted || touched.has(element._id) ? problemText(t, element, problems.get(element._id)) : undefined
            }
            onChange={change}
            onTouch={touch}
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

/** Questions that were left once: what is wrong with them is said from then on. */
function useTouched() {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = useCallback(
    (id: string): void => setTouched((current) => (current.has(id) ? current : new Set([...current, id]))),
    [],
  );
  return { touched, touch };
}

/** The same function over all drawings, so that a question is drawn anew only when something of its own changes. */
function useLatest(onChange: (answer: Answer) => void): (answer: Answer) => void {
  const latest = useRef(onChange);
  latest.current = onChange;
  return useCallback((answer: Answer) => latest.current(answer), []);
}
