import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormTexts } from '#domain/forms/elementTexts.ts';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { QuestionForm } from '#src/forms/questions/QuestionForm.tsx';
import { useAnswers } from '#src/forms/questions/useAnswers.ts';
import { useFormTexts } from '#src/forms/questions/useFormTexts.ts';
import { Section } from '#src/ui/Section.tsx';

export interface OwnForm extends FormTexts {
  readonly version: number | null;
  readonly elements: readonly FormElement[];
}

interface CategorizationOwnFormProps {
  /** Where this browser keeps what is typed until it is taken. */
  readonly place: string;
  readonly form: OwnForm;
  readonly isSaving: boolean;
  readonly failure: unknown;
  readonly onSkip: () => void;
  readonly onSave: (answers: readonly Answer[]) => Promise<unknown>;
}

/** The form that an organisation asks with a categorization; it is saved together with the questions before it. */
export function CategorizationOwnForm({ place, form, isSaving, failure, onSkip, onSave }: CategorizationOwnFormProps) {
  const { t } = useTranslation('metrics');
  const { title, description } = useFormTexts()(form);
  const { answers, change, forget } = useAnswers(place);
  const save = async (): Promise<void> => {
    try {
      await onSave([...answers.values()]);
      forget();
    } catch {
      // The form says what is wrong, and keeps what was typed.
    }
  };
  return (
    <Section title={title} hint={description ?? undefined}>
      <QuestionForm
        label={title}
        elements={form.elements}
        answers={answers}
        onChange={change}
        submitLabel={t('save')}
        isPending={isSaving}
        failure={failure}
        onSubmit={() => void save()}
      />
      <Button variant="subtle" onClick={onSkip}>
        {t('skip')}
      </Button>
    </Section>
  );
}
