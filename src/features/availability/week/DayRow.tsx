import { ActionIcon, Switch } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeekdayName } from '#domain/availability/hours.ts';
import { CopyDay } from './CopyDay.tsx';
import { RangeFields } from './RangeFields.tsx';
import classes from './Week.module.css';
import { type DraftDay, nextRange } from './weekDraft.ts';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Switch.css';

interface DayRowProps {
  readonly day: DraftDay;
  readonly nameOf: (weekday: WeekdayName) => string;
  readonly onChange: (ranges: DraftDay['ranges']) => void;
  readonly onCopy: (to: readonly WeekdayName[]) => void;
}

/** A day of the week: whether one can be booked on it, when, and the same for other days. */
export function DayRow({ day: { weekday, ranges }, nameOf, onChange, onCopy }: DayRowProps) {
  const { t } = useTranslation('programme');
  const [isCopying, setCopying] = useState(false);
  const day = nameOf(weekday);
  const isOpen = ranges.length > 0;
  return (
    <li className={classes.day}>
      <Switch
        className={classes.name}
        label={day}
        checked={isOpen}
        onChange={() => {
          setCopying(false);
          onChange(isOpen ? [] : [nextRange([])]);
        }}
      />
      {isOpen ? (
        <RangeFields day={day} ranges={ranges} onChange={onChange} />
      ) : (
        <p className={classes.closed}>{t('availability.week.closed')}</p>
      )}
      {isOpen && (
        <div className={classes.tools}>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('availability.week.addRange', { day })}
            onClick={() => onChange([...ranges, nextRange(ranges)])}
          >
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-expanded={isCopying}
            aria-label={t('availability.week.copy', { day })}
            onClick={() => setCopying(!isCopying)}
          >
            <IconCopy size={18} aria-hidden />
          </ActionIcon>
        </div>
      )}
      {isCopying && (
        <CopyDay
          weekday={weekday}
          nameOf={nameOf}
          onCopy={(to) => {
            onCopy(to);
            setCopying(false);
          }}
        />
      )}
    </li>
  );
}
