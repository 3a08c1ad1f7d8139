import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useAnswers } from '#src/forms/questions/useAnswers.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './FormTabs.module.css';
import { FormElementsDocument } from './forms.gen.ts';

/** The form as those see it who fill it; trying it saves nothing. */
export function FormPreviewTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('publicForms');
  const { data, error, refetch } = useQuery(graphqlQuery(FormElementsDocument, { formId: recordId }));
  const { answers, change, forget } = useAnswers(`preview/${recordId}`);
  const [isTried, setTried] = useState(false);
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const form = data.formElements;
  if (!form || form.elements.length === 0) return <EmptyState title={t('preview.none')} />;
  return (
    <div className={classes.panel}>
      {isTried && <FormAlert kind="success">{t('preview.ok')}</FormAlert>}
      <QuestionForm
        label={form.title}
        elements={form.elements}
        answers={answers}
        onChange={change}
        submitLabel={t('preview.submit')}
        isPending={false}
        failure={null}
        onSubmit={() => {
          forget();
          setTried(true);
        }}
      />
    </div>
  );
}
