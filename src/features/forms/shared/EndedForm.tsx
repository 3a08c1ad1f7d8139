import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { AnswerList } from '#src/forms/questions/AnswerList.tsx';
import type { AnswerMap } from '#src/forms/questions/useAnswers.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
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
  const written = useRef<HTMLDivElement>(null);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(written.current?.innerText ?? '');
    showToast({ kind: 'success', message: t('draft.copied') });
  };
  return (
    <div className={classes.ended}>
      <FormAlert>{t(`draft.${end}`, { name: incubator?.name })}</FormAlert>
      <Group gap="xs">
        <Button variant="default" onClick={() => void copy()}>
          {t('draft.copy')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="subtle" onClick={onRetry}>
          {t('draft.tryAgain')}
        </Button>
      </Group>
      <div ref={written}>
        <AnswerList elements={elements} answers={answers} />
      </div>
    </div>
  );
}
