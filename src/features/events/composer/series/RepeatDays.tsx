import { Checkbox, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { weekdays } from '#domain/availability/hours.ts';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { useEnumOptions } from '#src/ui/enums/useEnumOptions.ts';
import type { RepetitionDraft, Weekday } from './useRepetition.ts';
import '@mantine/core/styles/Checkbox.css';

interface RepeatDaysProps {
  readonly draft: RepetitionDraft;
  readonly onChange: (change: Partial<RepetitionDraft>) => void;
  /** When the first of the dates begins, and in which zone its day counts. */
  readonly begins: string;
  readonly zone: string;
}

/** On which days something repeats: of weeks several, of months the same weekday where that is wanted. */
export function RepeatDays({ draft, onChange, begins, zone }: RepeatDaysProps) {
  const { t } = useTranslation('programme');
  const options = useEnumOptions('Weekday');
  if (draft.frequency === 'MONTHLY') {
    return (
      <Checkbox
        mt="xs"
        label={t('events.series.onWeekday')}
        checked={draft.onWeekday}
        onChange={(event) => onChange({ onWeekday: event.currentTarget.checked })}
      />
    );
  }
  if (draft.frequency !== 'WEEKLY') return null;
  const own = weekdayOf(dayOf(zone, new Date(begins)));
  const isDay = (value: string): value is Weekday => weekdays.some((day) => day === value);
  return (
    <Checkbox.Group
      mt="xs"
      label={t('events.series.weekdays')}
      description={t('events.series.weekdaysHint')}
      value={[own, ...draft.weekdays]}
      onChange={(chosen) => onChange({ weekdays: chosen.filter(isDay).filter((day) => day !== own) })}
    >
      <Group mt="xs" mb="md">
        {options.map(({ value, label }) => (
          // The first date is one of them, whatever is chosen.
          <Checkbox key={value} value={value} label={label} disabled={value === own} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

const DAYS_IN_WEEK = 7;

/** Of a calendar day; weeks of ISO 8601 begin on Mondays. */
function weekdayOf(day: string): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK] ?? 'MONDAY';
}
