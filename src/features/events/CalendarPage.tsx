import { useTranslation } from 'react-i18next';
import { MonthBrowser } from '#src/screens/calendar/MonthBrowser.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { calendarTones, myCalendarQuestion } from './myCalendarQuestion.ts';

const legend = (['EVENT', 'SESSION', 'TASK'] as const).map((kind) => ({
  id: kind,
  labelKey: `enum.CalendarEntryKind.${kind}`,
  tone: calendarTones[kind],
}));

/** One's own events, coaching sessions and open tasks, a month at a time. */
export function CalendarPage() {
  const { t } = useTranslation('programme');
  return (
    <Page width="full">
      <PageHeader title={t('calendar.title')} />
      <MonthBrowser question={myCalendarQuestion} legend={legend} />
    </Page>
  );
}
