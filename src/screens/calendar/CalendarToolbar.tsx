import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CalendarSourceMeta } from '#domain/model/screens.ts';
import { dateTimeFormat } from '#src/ui/i18n/intlFormats.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import classes from './CalendarScreen.module.css';
import { besideOf, type CalendarPlace, inMonth, inWeek, nowOf } from './calendarSteps.ts';
import type { ShownCalendar } from './shownCalendar.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

interface CalendarToolbarProps {
  readonly shown: ShownCalendar;
  readonly zone: string;
  readonly sources: readonly Pick<CalendarSourceMeta, 'id' | 'labelKey' | 'tone'>[];
  readonly onGo: (place: CalendarPlace) => void;
}

/** Which days are shown and the ways to others, what the colours mean, and in whose time it is shown. */
export function CalendarToolbar({ shown, zone, sources, onGo }: CalendarToolbarProps) {
  const { t, i18n } = useTranslation(['screens', 'spec']);
  const isWeek = shown.view === 'week';
  return (
    <div className={classes.toolbar}>
      <ActionIcon
        size="lg"
        aria-label={t(isWeek ? 'calendar.previousWeek' : 'calendar.previous')}
        onClick={() => onGo(besideOf(shown, -1))}
      >
        <IconChevronLeft size={20} className={classes.arrow} aria-hidden />
      </ActionIcon>
      <h2 className={classes.month} data-view={shown.view} aria-live="polite">
        {nameOf(shown, languageTag(i18n.language))}
      </h2>
      <ActionIcon
        size="lg"
        aria-label={t(isWeek ? 'calendar.nextWeek' : 'calendar.next')}
        onClick={() => onGo(besideOf(shown, 1))}
      >
        <IconChevronRight size={20} className={classes.arrow} aria-hidden />
      </ActionIcon>
      <Button variant="default" size="compact-md" onClick={() => onGo(nowOf(shown))}>
        {t('calendar.today')}
      </Button>
      <SegmentedControl
        className={classes.views}
        size="xs"
        aria-label={t('calendar.view')}
        value={shown.view}
        data={[
          { value: 'month', label: t('calendar.month') },
          { value: 'week', label: t('calendar.week') },
        ]}
        onChange={(view) => onGo(view === 'week' ? inWeek(shown) : inMonth(shown))}
      />
      <span className={classes.legend}>
        {sources.map(({ id, labelKey, tone }) => (
          <StatusPill key={id} tone={tone}>
            {t(labelKey, { ns: 'spec' })}
          </StatusPill>
        ))}
      </span>
      <span className={classes.zone}>{t('calendar.zone', { zone: zoneLabel(zone) })}</span>
    </div>
  );
}

/** "March 2030", or "March 3 – 9, 2030". */
function nameOf({ view, month, weeks }: ShownCalendar, language: string): string {
  if (view === 'month') {
    const name = dateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return name.format(Date.parse(`${month}-01T00:00:00.000Z`));
  }
  const name = dateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const days = weeks[0] ?? [];
  return name.formatRange(Date.parse(days[0] ?? ''), Date.parse(days.at(-1) ?? ''));
}
