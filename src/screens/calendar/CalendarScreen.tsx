import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluateGuard } from '#domain/access/evaluateGuard.ts';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import type { CalendarScreenModule } from '../screenModules.ts';
import { CreateButton } from '../table/CreateButton.tsx';
import { useEditing } from '../table/useEditing.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { firstDayOfWeek, monthGrid } from './monthGrid.ts';
import { useCalendarEntries } from './useCalendarEntries.ts';

const RecordEditor = lazy(() => import('../form/RecordEditor.tsx').then((m) => ({ default: m.RecordEditor })));

const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Records of several kinds by day, a month at a time; the month is in the address. */
export function CalendarScreen({ module }: { readonly module: CalendarScreenModule }) {
  const { screen } = module;
  const { t, i18n } = useTranslation(['spec', 'screens']);
  const { rights, user } = useSession();
  const ability = useAbility();
  const zone = user?.timezone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayOf(zone, new Date());
  const [month, setMonth] = useMonth(today.slice(0, 7));
  const language = languageTag(i18n.language);
  const weeks = monthGrid(month, firstDayOfWeek(language));
  const sources = screen.sources.filter(
    ({ guard, entity }) =>
      ability.can('read', entity) &&
      (!guard || (rights !== null && evaluateGuard(guard, rights.principal, rights.features) === 'allow')),
  );
  const span = { firstDay: weeks[0]?.[0] ?? '', lastDay: weeks.at(-1)?.at(-1) ?? '', zone };
  const { entries, isLoaded, error, refetch } = useCalendarEntries(module, sources, span);
  const form = screen.createForm && ability.can('create', screen.createEntity ?? '') ? screen.createForm : null;
  const { editing, edit, stop } = useEditing(form);
  return (
    <Page width="full">
      <PageHeader
        title={t(screen.titleKey)}
        action={
          form && <CreateButton entity={screen.createEntity ?? ''} onClick={() => edit({ form, recordId: null })} />
        }
      >
        <CalendarToolbar month={month} today={today} zone={zone} sources={sources} onMonth={setMonth} />
      </PageHeader>
      {error && !isLoaded ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <CalendarMonth weeks={weeks} month={month} today={today} zone={zone} entries={entries} isLoaded={isLoaded} />
      )}
      {editing && (
        <Suspense>
          <RecordEditor formId={editing.form} recordId={editing.recordId} onClose={stop} />
        </Suspense>
      )}
    </Page>
  );
}

function useMonth(current: string): [string, (month: string) => void] {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = typeof search.month === 'string' && monthPattern.test(search.month) ? search.month : current;
  return [
    asked,
    (month) => void navigate({ to: '.', search: { ...search, month: month === current ? undefined : month } as never }),
  ];
}
