import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { useMetricWriter } from '../useMetricWriter.ts';
import type { BoardRow } from './boardRows.ts';
import { RemindedPeople } from './RemindedPeople.tsx';

interface RemindAllProps {
  /** Startups that owe something. */
  readonly owing: readonly BoardRow[];
  readonly isReminding: boolean;
  readonly onRemind: (startups: string[]) => void;
}

/** Reminds all who owe something, after saying who they are. Nothing where nobody is left to be reminded. */
export function RemindAll({ owing, isReminding, onRemind }: RemindAllProps) {
  const { t } = useTranslation(['metrics', 'shell']);
  const { count } = useMetricWriter();
  const [isAsking, setAsking] = useState(false);
  const reminded = owing.filter(({ isReminded, people }) => !isReminded && people.length > 0);
  if (reminded.length === 0) return null;
  const people = reminded.reduce((sum, row) => sum + row.people.length, 0);
  const question = {
    title: t('board.confirm.title', { number: count(people) }),
    confirmLabel: t('board.confirm.send'),
    dismissLabel: t('shell:cancel'),
  };
  return (
    <>
      <Button loading={isReminding} onClick={() => setAsking(true)}>
        {t('board.remindAll')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={question}
          onAnswer={(isConfirmed) => isConfirmed && onRemind(reminded.map(({ id }) => id))}
          onGone={() => setAsking(false)}
        >
          <RemindedPeople owing={owing} />
        </ConfirmDialog>
      )}
    </>
  );
}
