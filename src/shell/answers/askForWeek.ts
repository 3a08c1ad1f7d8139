import i18next from 'i18next';
import { readerZone, sessionStore } from '#src/data/session/sessionStore.ts';
import { appQueryClient } from '../appQueryClient.ts';
import type { ScreenAddress } from './FirstQuestions.ts';

/** The week of a coach that the address names, for whoever is signed in. */
export async function askForWeek({ search }: Pick<ScreenAddress, 'search'>): Promise<void> {
  const [{ shownWeek }, { coachWeekQuery }, { firstDayOfWeek }, { languageTag }] = await Promise.all([
    import('#src/screens/calendar/week/shownWeek.ts'),
    import('#src/features/coaching/week/weekQuery.ts'),
    import('#src/screens/calendar/monthGrid.ts'),
    import('#src/ui/i18n/languages.ts'),
  ]);
  const session = sessionStore.get();
  const week = shownWeek(search.week, firstDayOfWeek(languageTag(i18next.language)), readerZone(session));
  await appQueryClient.prefetchQuery(coachWeekQuery(session.user?._id ?? '', week));
}
