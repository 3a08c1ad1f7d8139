import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import { besideAnswer } from '#domain/forms/merging/besideAnswers.ts';
import { QuestionConflict } from '#src/forms/questions/drafts/together/QuestionConflict.tsx';
import classes from './Shared.module.css';

interface RespondentProps {
  readonly elements: { readonly name: FormElement; readonly email: FormElement };
  readonly name: Answer | undefined;
  readonly email: Answer | undefined;
  /** The same function at each drawing. */
  readonly onChange: (answer: Answer) => void;
}

/** Whom the answers are from; not drawn anew while they are given. */
export const Respondent = memo(function Respondent({ elements, name, email, onChange }: RespondentProps) {
  const { t } = useTranslation('publicForms');
  return (
    <div className={classes.beside}>
      <TextInput
        id={`question-${elements.name._id}`}
        label={t('name')}
        autoComplete="name"
        maxLength={160}
        value={name?.textValue ?? ''}
        onChange={(event) => onChange(besideAnswer('name', event.currentTarget.value))}
      />
      <QuestionConflict element={elements.name} answer={name} />
      <TextInput
        id={`question-${elements.email._id}`}
        label={t('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email?.textValue ?? ''}
        onChange={(event) => onChange(besideAnswer('email', event.currentTarget.value))}
      />
      <QuestionConflict element={elements.email} answer={email} />
    </div>
  );
});
