import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { WrittenHere } from '#src/forms/questions/drafts/WrittenHere.tsx';
import type { AnswerMap } from '#src/forms/questions/useAnswers.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import classes from './Shared.module.css';

interface EndedFormProps {
  /** What has come between: the form was closed, or its link was withdrawn. */
  readonly end: 'closed' | 'linkEnded';
  readonly elements: readonly FormElement[];
  readonly answers: AnswerMap;
  readonly onRetry: () => void;
}

/** A form that was ended while it was filled: what was written stays to be read, copied and printed. */
export function EndedForm({ end, elements, answers, onRetry }: EndedFormProps) {
  const { t } = useTranslation('publicForms');
  const { incubator } = useSession();
  return (
    <div className={classes.ended}>
      <FormAlert>{t(`draft.${end}`, { name: incubator?.name })}</FormAlert>
      <WrittenHere elements={elements} answers={answers}>
        <Button variant="subtle" onClick={onRetry}>
          {t('draft.tryAgain')}
        </Button>
      </WrittenHere>
    </div>
  );
}
