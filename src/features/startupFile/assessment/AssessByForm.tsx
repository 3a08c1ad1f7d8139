import { Paper, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useAnswers } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { KeptLine } from '#src/forms/writing/KeptLine.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { Section } from '#src/ui/Section.tsx';
import { type AssessmentSheetQuery, AssessStartupDocument } from '../startupFile.gen.ts';

interface AssessByFormProps {
  readonly startupId: string;
  readonly form: NonNullable<AssessmentSheetQuery['assessmentSheet']['form']>;
  readonly onDone: () => void;
}

/** The form by which a startup is assessed; what is written stays in this browser until it is taken. */
export function AssessByForm({ startupId, form, onDone }: AssessByFormProps) {
  const { t } = useTranslation('startupFile');
  const client = useQueryClient();
  const { title, description } = useFormTexts()(form);
  const { answers, change, forget, replace } = useAnswers(`assessment/${startupId}`);
  const send = useMutation({
    mutationFn: () =>
      graphqlRequest(AssessStartupDocument, { startupId, answers: [...answers.values()], formVersion: form.version }),
    onSuccess: () => {
      forget();
      showToast({ kind: 'success', message: t('assessment.saved') });
      onDone();
    },
    // A form that has moved on is shown as it is now, with what was written.
    onSettled: () => client.invalidateQueries(),
  });
  const throwAway = (): void => {
    forget();
    replace(new Map());
  };
  return (
    <Paper withBorder radius="lg" p="md">
      <Section title={title} hint={description ?? undefined}>
        <QuestionForm
          label={title}
          elements={form.elements}
          answers={answers}
          onChange={change}
          submitLabel={t('assessment.save')}
          isPending={send.isPending}
          failure={send.error}
          status={
            <>
              <Text size="sm" c="dimmed">
                {t('assessment.readBy')}
              </Text>
              {answers.size > 0 && <KeptLine onThrowAway={throwAway} />}
            </>
          }
          onSubmit={() => send.mutate()}
        />
      </Section>
    </Paper>
  );
}
