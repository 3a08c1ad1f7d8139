import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ShownWeek } from '#src/screens/calendar/week/shownWeek.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './Week.module.css';

interface WeekToolbarProps {
  readonly week: ShownWeek;
  /** A day of the week to go to; null for the current one. */
  readonly onWeek: (day: string | null) => void;
}

/** Which week is shown, and the ways to those beside it. */
export function WeekToolbar({ week, onWeek }: WeekToolbarProps) {
  const { t, i18n } = useTranslation('programme');
  const format = dateTimeFormat(languageTag(i18n.language), { dateStyle: 'long', timeZone: 'UTC' });
  const [first = '', last = ''] = [week.days[0], week.days.at(-1)];
  return (
    <div className={classes.toolbar}>
      <ActionIcon size={44} variant="subtle" aria-label={t('week.previous')} onClick={() => onWeek(week.before)}>
        <IconChevronLeft size={20} className="mirrored" aria-hidden />
      </ActionIcon>
      <h2 className={classes.title} aria-live="polite">
        {format.formatRange(new Date(first), new Date(last))}
      </h2>
      <ActionIcon size={44} variant="subtle" aria-label={t('week.next')} onClick={() => onWeek(week.after)}>
        <IconChevronRight size={20} className="mirrored" aria-hidden />
      </ActionIcon>
      {!week.isCurrent && (
        <Button variant="default" onClick={() => onWeek(null)}>
          {t('week.current')}
        </Button>
      )}
    </div>
  );
}
