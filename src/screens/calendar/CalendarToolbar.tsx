import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CalendarSourceMeta } from '#domain/model/ui.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import classes from './CalendarScreen.module.css';
import { shiftMonth } from './monthGrid.ts';

interface CalendarToolbarProps {
  readonly month: string;
  readonly today: string;
  readonly zone: string;
  readonly sources: readonly Pick<CalendarSourceMeta, 'id' | 'labelKey' | 'tone'>[];
  readonly onMonth: (month: string) => void;
}

/** Which month, what the colours mean, and in whose time it is shown. */
export function CalendarToolbar({ month, today, zone, sources, onMonth }: CalendarToolbarProps) {
  const { t, i18n } = useTranslation(['screens', 'spec']);
  const name = new Intl.DateTimeFormat(languageTag(i18n.language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className={classes.toolbar}>
      <ActionIcon size="lg" aria-label={t('calendar.previous')} onClick={() => onMonth(shiftMonth(month, -1))}>
        <IconChevronLeft size={20} className={classes.arrow} aria-hidden />
      </ActionIcon>
      <h2 className={classes.month} aria-live="polite">
        {name.format(Date.parse(`${month}-01T00:00:00.000Z`))}
      </h2>
      <ActionIcon size="lg" aria-label={t('calendar.next')} onClick={() => onMonth(shiftMonth(month, 1))}>
        <IconChevronRight size={20} className={classes.arrow} aria-hidden />
      </ActionIcon>
      <Button variant="default" size="compact-md" onClick={() => onMonth(today.slice(0, 7))}>
        {t('calendar.today')}
      </Button>
      <span className={classes.legend}>
        {sources.map(({ id, labelKey, tone }) => (
          <StatusPill key={id} tone={tone}>
            {t(labelKey, { ns: 'spec' })}
          </StatusPill>
        ))}
      </span>
      <span className={classes.zone}>{t('calendar.zone', { zone: zone.replaceAll('_', ' ') })}</span>
    </div>
  );
}
