import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RangeFields } from './RangeFields.tsx';
import classes from './Week.module.css';
import { type DraftException, daysProblem, nextRange } from './weekDraft.ts';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Switch.css';

interface OtherDaysProps {
  readonly exceptions: readonly DraftException[];
  /** The calendar day of today, `2030-01-10`. */
  readonly today: string;
  readonly onChange: (exceptions: readonly DraftException[]) => void;
}

/** Days off, and days with other hours than the week has. */
export function OtherDays({ exceptions, today, onChange }: OtherDaysProps) {
  const { t } = useTranslation('programme');
  const change = (index: number, part: Partial<DraftException>): void =>
    onChange(exceptions.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <>
      <ul className={classes.exceptions}>
        {exceptions.map((exception, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days are what is edited
          <li key={index} className={classes.exception}>
            <ExceptionFields
              exception={exception}
              onChange={(part) => change(index, part)}
              onRemove={() => onChange(exceptions.filter((_one, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange([...exceptions, { firstDay: today, lastDay: '', ranges: [] }])}
      >
        {t('availability.week.other.add')}
      </Button>
    </>
  );
}

interface ExceptionFieldsProps {
  readonly exception: DraftException;
  readonly onChange: (part: Partial<DraftException>) => void;
  readonly onRemove: () => void;
}

function ExceptionFields({ exception, onChange, onRemove }: ExceptionFieldsProps) {
  const { t } = useTranslation('programme');
  const { firstDay, lastDay, ranges } = exception;
  const problem = daysProblem(exception);
  const isOff = ranges.length === 0;
  return (
    <>
      <div className={classes.dates}>
        <TextInput
          type="date"
          label={t('availability.week.other.first')}
          value={firstDay}
          error={problem === 'missing' && t('availability.week.other.missing')}
          onChange={(event) => onChange({ firstDay: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('availability.week.other.last')}
          value={lastDay}
          min={firstDay}
          error={problem === 'order' && t('availability.week.other.order')}
          onChange={(event) => onChange({ lastDay: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('availability.week.other.remove', { day: firstDay })}
          onClick={onRemove}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      <Switch
        label={t('availability.week.other.off')}
        checked={isOff}
        onChange={() => onChange({ ranges: isOff ? [nextRange([])] : [] })}
      />
      {!isOff && (
        <div className={classes.otherHours}>
          <RangeFields day={firstDay} ranges={ranges} onChange={(next) => onChange({ ranges: next })} />
          <Button variant="subtle" onClick={() => onChange({ ranges: [...ranges, nextRange(ranges)] })}>
            {t('availability.week.other.addRange')}
          </Button>
        </div>
      )}
    </>
  );
}
