import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysText, dayText } from '../time/dayText.ts';
import { SlotPicker } from '../time/SlotPicker.tsx';
import { useDateReader } from '../time/useDateReader.ts';
import classes from './SlotWeeks.module.css';
import { slotWeeks, weekWith } from './slotWeeks.ts';

type SlotWeeksProps = ComponentProps<typeof SlotPicker>;

/** Free times of a week, and the ways to the weeks beside it: nobody scrolls through months to see when somebody has time. */
export function SlotWeeks({ slots, ...picker }: SlotWeeksProps) {
  const { t } = useTranslation('programme');
  const reader = useDateReader();
  // A day, not a number: what somebody else takes meanwhile moves nothing below the reader's eyes.
  const [day, setDay] = useState<string | null>(null);
  const weeks = slotWeeks(slots, picker.zone);
  const at = weekWith(weeks, day);
  const week = weeks[at];
  if (week === undefined) return null;
  const next = week.slots.length === 0 ? weeks.slice(at).find((later) => later.slots.length > 0) : undefined;
  const nextFree = next?.slots[0]?.startTime;
  return (
    <>
      {weeks.length > 1 && (
        <nav className={classes.weeks} aria-label={t('slotWeeks.title')}>
          <WeekButton week={weeks[at - 1]} label={t('week.previous')} icon={IconChevronLeft} onDay={setDay} />
          <p className={classes.days} aria-live="polite">
            {daysText(week.first, week.last, 'UTC', reader)}
          </p>
          <WeekButton week={weeks[at + 1]} label={t('week.next')} icon={IconChevronRight} onDay={setDay} />
        </nav>
      )}
      {next && nextFree && (
        <div className={classes.none}>
          <p>{t('slotWeeks.none')}</p>
          <Button variant="default" onClick={() => setDay(next.first)}>
            {t('slotWeeks.next', { day: dayText(nextFree, picker.zone, reader) })}
          </Button>
        </div>
      )}
      <SlotPicker {...picker} slots={week.slots} />
    </>
  );
}

interface WeekButtonProps {
  /** Undefined where there is none on this side. */
  readonly week: { readonly first: string } | undefined;
  readonly label: string;
  readonly icon: typeof IconChevronLeft;
  readonly onDay: (day: string) => void;
}

/** Stays where it is at either end, so that the keyboard's place is not lost with it. */
function WeekButton({ week, label, icon: Icon, onDay }: WeekButtonProps) {
  return (
    <ActionIcon
      size={44}
      variant="subtle"
      aria-label={label}
      aria-disabled={week === undefined}
      {...(week === undefined && { 'data-disabled': true })}
      onClick={() => week && onDay(week.first)}
    >
      <Icon size={20} className="mirrored" aria-hidden />
    </ActionIcon>
  );
}
