import { Button, Group } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { AnswerList } from '../AnswerList.tsx';
import type { AnswerMap } from '../useAnswers.ts';

interface WrittenHereProps {
  readonly elements: readonly FormElement[];
  readonly answers: AnswerMap;
  /** Whether the page is to be printed, too; not where something else is most of it. */
  readonly isPrinted?: boolean;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What was written and can't be sent any more, to be read and copied. */
export function WrittenHere({ elements, answers, isPrinted = true, children }: WrittenHereProps) {
  const { t } = useTranslation('publicForms');
  const written = useRef<HTMLDivElement>(null);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(written.current?.innerText ?? '');
    showToast({ kind: 'success', message: t('draft.copied') });
  };
  return (
    <>
      <Group gap="xs">
        <Button variant="default" onClick={() => void copy()}>
          {t('draft.copy')}
        </Button>
        {isPrinted && (
          <Button variant="default" onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
        {children}
      </Group>
      <div ref={written}>
        <AnswerList elements={elements} answers={answers} />
      </div>
    </>
  );
}
