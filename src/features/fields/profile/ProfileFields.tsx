import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { byQuestion } from '#src/forms/questions/useAnswers.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import type { ProfileTarget } from '../profileTargets.ts';
import { AddedFieldsDocument, type AddedFieldsQuery, SaveAddedFieldsDocument } from './profileFields.gen.ts';

interface ProfileFieldsProps {
  readonly target: ProfileTarget;
  readonly recordId: string;
}

/** What the organisation asks of a profile besides the standard: read by all who may see it, changed in place by who may. */
export function ProfileFields({ target, recordId }: ProfileFieldsProps) {
  const { t } = useTranslation('organisation');
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useQuery(graphqlQuery(AddedFieldsDocument, { target, recordId }));
  if (!data) return error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  const { elements, answers, mayEdit } = data.profileFields;
  if (elements.length === 0) return <EmptyState title={t('builder.empty')} hint={t('profileFields.emptyHint')} />;
  if (isEditing) {
    return <Editor target={target} recordId={recordId} fields={data.profileFields} onDone={() => setEditing(false)} />;
  }
  return (
    <Stack gap="md" align="flex-start">
      <AnswerList elements={elements} answers={byQuestion(answers)} under={1} />
      {mayEdit && (
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('profileFields.edit')}
        </Button>
      )}
    </Stack>
  );
}

interface EditorProps extends ProfileFieldsProps {
  readonly fields: AddedFieldsQuery['profileFields'];
  readonly onDone: () => void;
}

function Editor({ target, recordId, fields, onDone }: EditorProps) {
  const { t } = useTranslation('organisation');
  const client = useQueryClient();
  const [answers, setAnswers] = useState(() => byQuestion(fields.answers));
  const save = useMutation({
    mutationFn: () =>
      graphqlRequest(SaveAddedFieldsDocument, {
        target,
        recordId,
        answers: [...answers.values()].map(({ arrayValue, ...answer }) => ({ ...answer, arrayValue: [...arrayValue] })),
      }),
    onSuccess: ({ saveProfileFields }) => {
      const { queryKey } = graphqlQuery(AddedFieldsDocument, { target, recordId });
      client.setQueryData(queryKey, { profileFields: saveProfileFields });
      showToast({ kind: 'success', message: t('profileFields.saved'), isConfirmation: true });
      onDone();
    },
  });
  return (
    <QuestionForm
      label={t(`builder.title.${target}`)}
      elements={fields.elements}
      answers={answers}
      onChange={(answer) => setAnswers((known) => new Map(known).set(answer.questionId, answer))}
      submitLabel={t('profileFields.save')}
      isPending={save.isPending}
      failure={save.error}
      onSubmit={() => save.mutate()}
      status={
        <Button variant="subtle" onClick={onDone}>
          {t('builder.cancel')}
        </Button>
      }
    />
  );
}
