import type { AppAbility } from '#domain/access/buildAbility.ts';
import { evaluateGuard } from '#domain/access/gates/evaluateGuard.ts';
import type { CalendarScreenMeta, CalendarSourceMeta } from '#domain/model/screens.ts';
import type { SessionRights } from '#src/data/session/sessionStore.ts';
import type { CalendarScreenModule } from '../screenModules.ts';
import { loadCalendarEntries } from './loadCalendarEntries.ts';
import type { CalendarQuestion } from './shownCalendar.ts';

/** The kinds of records in a calendar that are for this reader, and that they may read. */
export function shownSources(
  { sources }: CalendarScreenMeta,
  ability: AppAbility,
  rights: SessionRights | null,
): readonly CalendarSourceMeta[] {
  return sources.filter(
    ({ guard, entity }) =>
      ability.can('read', entity) &&
      (!guard || (rights !== null && evaluateGuard(guard, rights.principal, rights.features) === 'allow')),
  );
}

/** What a calendar of the spec asks for each month. */
export function calendarQuestion(
  module: CalendarScreenModule,
  sources: readonly CalendarSourceMeta[],
): CalendarQuestion {
  return {
    queryKey: ['list', module.screen.createEntity, module.screen.id],
    load: (span, signal) => loadCalendarEntries(module, sources, span, signal),
  };
}
