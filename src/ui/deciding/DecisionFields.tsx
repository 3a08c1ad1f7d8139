import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { useReaderZone } from '#src/data/session/sessionStore.ts';
import type { DecisionChoices } from './useDecisionChoices.ts';

interface DecisionFieldsProps {
  readonly action: 'accept' | 'delay_reject' | 'reject';
  readonly choices: DecisionChoices;
  readonly onChange: (choices: Partial<DecisionChoices>) => void;
  /** What the applicants are written. */
  readonly children: ReactNode;
}

/** When applicants are told of a decision, what they are written, and why it was taken; of one of them or of several. */
export function DecisionFields({ action, choices, onChange, children }: DecisionFieldsProps) {
  const { t } = useTranslation('applications');
  return (
    <>
      {action !== 'reject' && <DayField action={action} day={choices.day} onDay={(day) => onChange({ day })} />}
      {children}
      <Textarea
        label={t('decide.note')}
        description={t('decide.noteHint')}
        value={choices.note}
        maxLength={4000}
        autosize
        minRows={2}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  );
}

interface DayFieldProps {
  readonly action: 'accept' | 'delay_reject';
  readonly day: string;
  readonly onDay: (day: string) => void;
}

function DayField({ action, day, onDay }: DayFieldProps) {
  const { t } = useTranslation('applications');
  const timeZone = useReaderZone();
  return (
    <TextInput
      type="date"
      label={t(`decide.when.${action}`)}
      description={t(`decide.whenHint.${action}`)}
      min={dayOf(timeZone, new Date())}
      value={day}
      required={action === 'delay_reject'}
      withAsterisk={false}
      onChange={(event) => onDay(event.currentTarget.value)}
    />
  );
}
