import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#domain/forms/FormElement.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Metrics.module.css';
import { type GetStartupCategorizationQuery, UpdateStartupCategorizationDocument } from '../metrics.gen.ts';
import type { OwnForm } from './CategorizationOwnForm.tsx';
import { FormFooter } from './FormFooter.tsx';
import { useQuestionLabel } from './useQuestionLabel.ts';
import { YesOrNo } from './YesOrNo.tsx';

/** Most categorizations ask no more than the questions: the forms' own code comes where it is needed. */
const CategorizationOwnForm = lazy(async () => ({
  default: (await import('./CategorizationOwnForm.tsx')).CategorizationOwnForm,
}));

type Question = NonNullable<GetStartupCategorizationQuery['startupCategorization']>['questions'][number];

interface CategorizationQuestionsProps {
  readonly categorizationId: string;
  readonly asked: readonly Question[];
  /** What the organisation asks besides; null where that is nothing. */
  readonly form?: OwnForm | null;
  /** Says whether the reporting was put off. */
  readonly onDone: (isPutOff: boolean) => Promise<void>;
  readonly onSkip: () => void;
  /** What is asked may be something else meanwhile. */
  readonly onOutdated?: () => void;
}

/** Whether the reporting is put off; if not, every question is to be answered, and then what the organisation asks besides. */
export function CategorizationQuestions(props: CategorizationQuestionsProps) {
  const { categorizationId, asked, form = null, onDone, onSkip, onOutdated } = props;
  const { t } = useTranslation('metrics');
  const labelOf = useQuestionLabel();
  const message = useErrorMessage();
  const [isDelayed, setDelayed] = useState<boolean | null>(null);
  const [answers, setAnswers] = useState(() => new Map(asked.map(({ key, value }) => [key, value ?? null])));
  const save = useMutation({
    mutationFn: (own: readonly Answer[] | null) =>
      graphqlRequest(UpdateStartupCategorizationDocument, {
        categorizationId,
        skip: isDelayed === true,
        // Whoever puts the reporting off answers nothing.
        ...(isDelayed === false && { answers: asked.map(({ key }) => ({ key, value: answers.get(key) ?? null })) }),
        ...(own !== null && form && { form: own, formVersion: form.version }),
      }),
    onSuccess: () => onDone(isDelayed === true),
    // A form may have been chosen since the page was opened without one.
    onError: () => onOutdated?.(),
  });
  const isComplete = asked.every(({ key }) => typeof answers.get(key) === 'boolean');
  const isValid = isDelayed === true || (isDelayed === false && isComplete);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isValid) save.mutate(null);
  };
  return (
    // One root whatever comes after the questions: they keep the focus when their last answer brings a form in.
    <div className={classes.form}>
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
      {form !== null && isDelayed === false && isComplete ? (
        <Suspense fallback={<ListSkeleton rows={2} rowHeight={64} />}>
          <CategorizationOwnForm
            place={`categorization/${categorizationId}`}
            form={form}
            isSaving={save.isPending}
            failure={save.error}
            onSkip={onSkip}
            onSave={(own) => save.mutateAsync(own)}
          />
        </Suspense>
      ) : (
        <form className={classes.sending} onSubmit={submit}>
          {save.error && <FormAlert>{message(save.error)}</FormAlert>}
          <FormFooter isSaving={save.isPending} isDisabled={!isValid} onSkip={onSkip} />
        </form>
      )}
    </div>
  );
}
