import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Metrics.module.css';
import { type GetStartupCategorizationQuery, UpdateStartupCategorizationDocument } from '../metrics.gen.ts';
import { FormFooter } from './FormFooter.tsx';
import { useQuestionLabel } from './useQuestionLabel.ts';
import { YesOrNo } from './YesOrNo.tsx';

type Question = NonNullable<GetStartupCategorizationQuery['startupCategorization']>['questions'][number];

interface CategorizationQuestionsProps {
  readonly categorizationId: string;
  readonly asked: readonly Question[];
  /** Says whether the reporting was put off. */
  readonly onDone: (isPutOff: boolean) => Promise<void>;
  readonly onSkip: () => void;
}

/** Whether the reporting is put off; if not, every question is to be answered. */
export function CategorizationQuestions({ categorizationId, asked, onDone, onSkip }: CategorizationQuestionsProps) {
  const { t } = useTranslation('metrics');
  const labelOf = useQuestionLabel();
  const message = useErrorMessage();
  const [isDelayed, setDelayed] = useState<boolean | null>(null);
  const [answers, setAnswers] = useState(() => new Map(asked.map(({ key, value }) => [key, value ?? null])));
  const save = useMutation({
    mutationFn: () =>
      graphqlRequest(UpdateStartupCategorizationDocument, {
        categorizationId,
        skip: isDelayed === true,
        // Whoever puts the reporting off answers nothing.
        ...(isDelayed === false && { answers: asked.map(({ key }) => ({ key, value: answers.get(key) ?? null })) }),
      }),
    onSuccess: () => onDone(isDelayed === true),
  });
  const isComplete = asked.every(({ key }) => typeof answers.get(key) === 'boolean');
  const isValid = isDelayed === true || (isDelayed === false && isComplete);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isValid) save.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <YesOrNo label={t('categorization.delay')} value={isDelayed} onChange={setDelayed} />
      {isDelayed === false &&
        asked.map(({ key, label }) => (
          <YesOrNo
            key={key}
            label={labelOf(key, label)}
            value={answers.get(key) ?? null}
            onChange={(value) => setAnswers((known) => new Map(known).set(key, value))}
          />
        ))}
      {save.error && <FormAlert>{message(save.error)}</FormAlert>}
      <FormFooter isSaving={save.isPending} isDisabled={!isValid} onSkip={onSkip} />
    </form>
  );
}
