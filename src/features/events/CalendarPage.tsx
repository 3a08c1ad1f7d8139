import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarBrowser } from '#src/screens/calendar/CalendarBrowser.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { calendarTones, myCalendarQuestion } from './myCalendarQuestion.ts';

const legend = (['EVENT', 'SESSION', 'MEETING', 'TASK'] as const).map((kind) => ({
  id: kind,
  labelKey: `enum.CalendarEntryKind.${kind}`,
  tone: calendarTones[kind],
}));

const CalendarFeedDialog = lazy(async () => ({
  default: (await import('./CalendarFeedDialog.tsx')).CalendarFeedDialog,
}));

/** One's own events, coaching sessions, meetings and open tasks, a month at a time. */
export function CalendarPage() {
  const { t } = useTranslation('programme');
  const [isSubscribing, setSubscribing] = useState(false);
  const subscribe = (
    <Button variant="default" onClick={() => setSubscribing(true)}>
      {t('calendarFeed.open')}
    </Button>
  );
  return (
    <Page width="full">
      <PageHeader title={t('calendar.title')} action={subscribe} />
      <CalendarBrowser question={myCalendarQuestion} legend={legend} />
      {isSubscribing && (
        <Suspense>
          <CalendarFeedDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
    </Page>
  );
}
