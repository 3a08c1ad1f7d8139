import { ActionIcon, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ClockRange } from '#domain/availability/hours.ts';
import { hoursProblems } from '#domain/availability/hoursProblems.ts';
import classes from './Week.module.css';
import '@mantine/core/styles/ActionIcon.css';

interface RangeFieldsProps {
  /** The day or days in words. */
  readonly day: string;
  readonly ranges: readonly ClockRange[];
  readonly onChange: (ranges: readonly ClockRange[]) => void;
}

/** Hours of one day, a line each; what is wrong with a line stands under it. */
export function RangeFields({ day, ranges, onChange }: RangeFieldsProps) {
  const { t } = useTranslation('programme');
  const problems = hoursProblems(ranges);
  const change = (index: number, part: Partial<ClockRange>): void =>
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...part } : range)));
  return (
    <ul className={classes.ranges}>
      {ranges.map((range, index) => {
        const problem = problems[index] ?? null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no name but their place
          <li key={index} className={classes.range}>
            <TextInput
              type="time"
              className={classes.time}
              aria-label={t('availability.week.from', { day })}
              aria-invalid={problem !== null}
              error={problem !== null}
              value={range.startTime}
              onChange={(event) => change(index, { startTime: event.currentTarget.value })}
            />
            <span aria-hidden="true">–</span>
            <TextInput
              type="time"
              className={classes.time}
              aria-label={t('availability.week.until', { day })}
              aria-invalid={problem !== null}
              error={problem !== null}
              value={range.endTime}
              onChange={(event) => change(index, { endTime: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('availability.week.removeRange', { day, from: range.startTime, until: range.endTime })}
              onClick={() => onChange(ranges.filter((_range, at) => at !== index))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
            {problem !== null && (
              <p role="alert" className={classes.problem}>
                {t(`availability.week.problem.${problem}`)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
