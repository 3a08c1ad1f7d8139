import { NativeSelect, NumberInput, Switch } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { USUAL_MINUTES } from '#domain/availability/freeTimes.ts';
import { zoneNameOfToday } from '#domain/dates/zoneNames.ts';
import { SESSION_LENGTHS_MIN } from '#domain/generated/constants.gen.ts';
import { useMinutes } from '#src/forms/widgets/useMinutes.ts';
import { zoneOptions } from '#src/ui/time/zones/zoneOptions.ts';
import classes from './Week.module.css';
import type { WeekDraft } from './weekDraft.ts';
import '@mantine/core/styles/Switch.css';

interface HabitsProps {
  readonly draft: WeekDraft;
  readonly onChange: (part: Partial<WeekDraft>) => void;
}

/** How somebody likes to be booked: on which clock, how long, with which pause and notice, and by whom. */
export function Habits({ draft, onChange }: HabitsProps) {
  const { t } = useTranslation('programme');
  const inWords = useMinutes();
  const zones = useMemo(() => zoneOptions(draft.timezone), [draft.timezone]);
  return (
    <div className={classes.habits}>
      <NativeSelect
        label={t('availability.week.zone')}
        value={zoneNameOfToday(draft.timezone)}
        data={zones}
        onChange={(event) => onChange({ timezone: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('availability.week.length')}
        value={String(draft.sessionLength ?? USUAL_MINUTES)}
        data={SESSION_LENGTHS_MIN.map((minutes) => ({ value: String(minutes), label: inWords(minutes) }))}
        onChange={(event) => onChange({ sessionLength: Number(event.currentTarget.value) })}
      />
      <NumberInput
        label={t('availability.week.buffer')}
        min={0}
        max={120}
        clampBehavior="strict"
        allowDecimal={false}
        value={draft.bufferTime}
        onChange={(value) => onChange({ bufferTime: Number(value) || 0 })}
      />
      <NumberInput
        label={t('availability.week.notice')}
        min={0}
        max={336}
        clampBehavior="strict"
        allowDecimal={false}
        value={draft.noticeHours}
        onChange={(value) => onChange({ noticeHours: Number(value) || 0 })}
      />
      <Switch
        className={classes.wide}
        label={t('availability.week.public')}
        checked={draft.isPublic}
        onChange={(event) => onChange({ isPublic: event.currentTarget.checked })}
      />
    </div>
  );
}
