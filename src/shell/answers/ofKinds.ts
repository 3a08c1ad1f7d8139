import i18next from 'i18next';
import { currentAbility } from '#src/data/session/ability.ts';
import { rememberedChoices } from '#src/data/session/rememberedChoices.ts';
import { readerZone, sessionStore } from '#src/data/session/sessionStore.ts';
import type { CalendarQuestion } from '#src/screens/calendar/shownCalendar.ts';
import { cardQuery } from '#src/screens/dashboard/cardQuery.ts';
import { shownCards } from '#src/screens/dashboard/shownCards.ts';
import { recordQuery } from '#src/screens/detail/recordQuery.ts';
import type { ScreenModules } from '#src/screens/screenModules.ts';
import { listQuery } from '#src/screens/table/listQuery.ts';
import { layoutOf, readTableSearch } from '#src/screens/table/tableSearch.ts';
import { appQueryClient } from '../appQueryClient.ts';
import type { ScreenAddress } from './FirstQuestions.ts';

type KindQuestions = {
  readonly [Kind in keyof ScreenModules]: (module: ScreenModules[Kind], address: ScreenAddress) => Promise<void>;
};

/** What each kind of generic screen asks first. */
export const ofKinds: KindQuestions = {
  table: async (module, { search }) => {
    const chosen = readTableSearch(search);
    // The columns of a board ask for their cards themselves.
    if (layoutOf(module.screen, chosen) === 'table')
      await appQueryClient.prefetchInfiniteQuery(listQuery(module, chosen));
  },
  dashboard: async (module) => {
    const cards = shownCards(module.screen, currentAbility(), sessionStore.get().rights);
    const asked = cards.flatMap((card) =>
      card.kind === 'component' || card.kind === 'fields' || card.kind === 'figure'
        ? []
        : cardQuery(card, module.documents[card.id] ?? ''),
    );
    await Promise.all(asked.map((query) => appQueryClient.prefetchQuery(query)));
  },
  detail: (module, { params }) => appQueryClient.prefetchQuery(recordQuery(module, params.id ?? '')),
  form: async ({ screen }, { params }) => {
    const [{ formQuery, formRecordQuery, recordOfScreen }, { holdAnswer }] = await Promise.all([
      import('#src/screens/form/formQueries.ts'),
      import('./holdAnswer.ts'),
    ]);
    const recordId = recordOfScreen(screen, params.id ?? null, sessionStore.get());
    const form = await appQueryClient.fetchQuery(formQuery(screen.form));
    if (recordId === null || form.getDocument === undefined) return;
    await holdAnswer(formRecordQuery(screen.form, recordId, form));
  },
  calendar: async (module, { search }) => {
    const { calendarQuestion, shownSources } = await import('#src/screens/calendar/calendarQuestion.ts');
    const sources = shownSources(module.screen, currentAbility(), sessionStore.get().rights);
    await askForCalendar(calendarQuestion(module, sources), search);
  },
};

/** The month or week that the address names, for whoever is signed in. */
export async function askForCalendar(question: CalendarQuestion, search: ScreenAddress['search']): Promise<void> {
  const { calendarQuery, shownCalendar } = await import('#src/screens/calendar/shownCalendar.ts');
  const session = sessionStore.get();
  const { calendarView: usualView } = rememberedChoices(session);
  const reader = { zone: readerZone(session), language: i18next.language, usualView };
  await appQueryClient.prefetchQuery(calendarQuery(question, shownCalendar(search, reader).span));
}
