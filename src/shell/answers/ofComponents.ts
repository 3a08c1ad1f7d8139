import { currentAbility } from '#src/data/session/ability.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import type { EventFeedView } from '#src/features/events/events.gen.ts';
import type { EventViewMode } from '#src/features/events/feedViews.ts';
import type { ComponentScreenId } from '#src/generated/ids.gen.ts';
import { appQueryClient as client } from '../appQueryClient.ts';
import { askForWeek } from './askForWeek.ts';
import { askOfScreen } from './askOfScreen.ts';
import { type ScreenAddress, textOf } from './FirstQuestions.ts';
import { askForCalendar } from './ofKinds.ts';

type ComponentQuestions = { readonly [Id in ComponentScreenId]?: (address: ScreenAddress) => Promise<unknown> };

const userId = (): string => sessionStore.get().user?._id ?? '';

const courseOf = async ({ params }: ScreenAddress): Promise<void> => {
  const { courseContentQuery } = await import('#src/features/courses/courseQueries.ts');
  await client.prefetchQuery(courseContentQuery(params.id ?? '', userId()));
};

const coursesOf = async ({ search }: ScreenAddress): Promise<void> => {
  const { courseCardsQuery } = await import('#src/features/courses/courseQueries.ts');
  await client.prefetchQuery(courseCardsQuery(textOf(search.q), userId()));
};

const arrangementsOf = async (): Promise<void> => {
  const { arrangementsQuery } = await import('#src/features/organisation/arrangement/arrangementsQuery.ts');
  await client.prefetchQuery(arrangementsQuery());
};

const feedOf =
  (view: EventFeedView, firstMode: EventViewMode = 'CARD') =>
  async ({ search }: ScreenAddress): Promise<void> => {
    const [{ feedState }, { eventFeedQuery, feedQuestion }] = await Promise.all([
      import('#src/features/events/feedViews.ts'),
      import('#src/features/events/feedQueries.ts'),
    ]);
    const { q, mode, time } = feedState(search, view, firstMode);
    if (mode === 'CARD') await client.prefetchInfiniteQuery(eventFeedQuery(view, time, q));
    if (mode === 'CALENDAR') await askForCalendar(feedQuestion(view, q), search);
  };

/** What screens that are written by hand ask first, each by the options that its component reads. */
export const ofComponents: ComponentQuestions = {
  'internal.spec': async () => {
    const { specMapQuery } = await import('#src/features/specMap/specMapQuery.ts');
    await client.prefetchQuery(specMapQuery());
  },
  'metrics.matrix': async ({ search }) => {
    const { portfolioQuery } = await import('#src/features/metrics/portfolio/portfolioQuery.ts');
    const figures = textOf(search.figures).split(',').filter(Boolean);
    await client.prefetchQuery(portfolioQuery(figures));
  },
  'metrics.startupReport': async ({ params }) => {
    const { startupReportQuery } = await import('#src/features/metrics/report/reportQueries.ts');
    await client.prefetchQuery(startupReportQuery(params.id ?? ''));
  },
  'metrics.cohortReport': async ({ params }) => {
    const { cohortReportQuery } = await import('#src/features/metrics/report/reportQueries.ts');
    await client.prefetchQuery(cohortReportQuery(params.id ?? ''));
  },
  'metrics.board': async () => {
    const { boardQuery } = await import('#src/features/metrics/board/boardQuery.ts');
    await client.prefetchQuery(boardQuery());
  },
  'applications.manager': async () => {
    const { myApplicationsQuery } = await import('#src/features/applications/progress/myApplicationsQuery.ts');
    await client.prefetchQuery(myApplicationsQuery());
  },
  'tasks.mine': async ({ search }) => {
    const { myTasksOf } = await import('#src/features/tasks/taskQueries.ts');
    await client.prefetchInfiniteQuery(myTasksOf(search));
  },
  'tasks.users': async ({ search }) => {
    const { tasksOfUsersQuery } = await import('#src/features/tasks/taskQueries.ts');
    await client.prefetchInfiniteQuery(tasksOfUsersQuery(textOf(search.q) || null));
  },
  'tasks.startups': async ({ search }) => {
    const { startupsWithTasksQuery } = await import('#src/features/tasks/taskQueries.ts');
    await client.prefetchInfiniteQuery(startupsWithTasksQuery(textOf(search.q) || null));
  },
  'events.feed': feedOf('FEED'),
  'events.mine': feedOf('MY'),
  'events.planning': feedOf('CREATED_BY_ME', 'CALENDAR'),
  'events.unpublished': feedOf('UNPUBLISHED'),
  'events.composer': async ({ params: { id = '' } }) =>
    client.prefetchQuery((await import('#src/features/events/composer/eventPlanQuery.ts')).eventPlanQuery(id)),
  'calendar.mine': async ({ search }) => {
    const { myCalendarQuestion } = await import('#src/features/events/myCalendarQuestion.ts');
    await askForCalendar(myCalendarQuestion, search);
  },
  'availability.page': (address) => askOfScreen('availability.dates', address),
  'availability.weekly': async (address) => {
    const { myAvailabilityQuery } = await import('#src/features/availability/myAvailabilityQuery.ts');
    await Promise.all([client.prefetchQuery(myAvailabilityQuery()), askOfScreen('availability.weekly', address)]);
  },
  'coaching.dashboard': async (address) => {
    const { coachingParts } = await import('#src/features/coaching/coachingParts.ts');
    const { active } = coachingParts(currentAbility(), sessionStore.get().rights, address.search.view);
    if (active?.table) await askOfScreen(active.table, address);
    else if (active) await askForWeek(address);
  },
  'courses.list': coursesOf,
  'courses.home': coursesOf,
  'courses.course': courseOf,
  'courses.courseware': courseOf,
  'courses.builder': courseOf,
  'chat.page': async ({ search }) => {
    const { chatMessagesQuery, chatRoomQuery, chatRoomsQuery } = await import('#src/features/chat/chatQueries.ts');
    const room = textOf(search.room);
    await Promise.all([
      client.prefetchQuery(chatRoomsQuery(textOf(search.q))),
      ...(room === '' ? [] : [client.prefetchQuery(chatRoomQuery(room))]),
      ...(room === '' ? [] : [client.prefetchInfiniteQuery(chatMessagesQuery(room))]),
    ]);
  },
  'community.feed': async ({ search }) => {
    const { communityAccess, communityFeedQuery } = await import('#src/features/community/communityQueries.ts');
    if (!communityAccess(sessionStore.get().user).any) return;
    await client.prefetchInfiniteQuery(communityFeedQuery(textOf(search.q)));
  },
  'community.people': async ({ search }) => {
    const { communityAccess, communityPeopleQuery } = await import('#src/features/community/communityQueries.ts');
    if (!communityAccess(sessionStore.get().user).people) return;
    await client.prefetchInfiniteQuery(communityPeopleQuery(textOf(search.q)));
  },
  'community.startups': async ({ search }) => {
    const { communityAccess, communityStartupsQuery } = await import('#src/features/community/communityQueries.ts');
    if (!communityAccess(sessionStore.get().user).startups) return;
    await client.prefetchInfiniteQuery(communityStartupsQuery(textOf(search.q)));
  },
  'scoring.room': async ({ search }) => {
    const { askForRoom } = await import('#src/features/scoring/room/scoringQueries.ts');
    await askForRoom(client, search);
  },
  'settings.plan': async () =>
    client.prefetchQuery((await import('#src/features/settings/planQueries.ts')).planQuery()),
  'organisation.permissions': async () =>
    client.prefetchQuery((await import('#src/features/organisation/permissionQueries.ts')).permissionMatrixQuery()),
  'organisation.menus': arrangementsOf,
  'organisation.tables': arrangementsOf,
  'organisation.forms': arrangementsOf,
  'organisation.words': async () =>
    client.prefetchQuery((await import('#src/features/organisation/words/ownWordsQuery.ts')).ownWordsQuery()),
  'organisation.automations': async () =>
    client.prefetchQuery(
      (await import('#src/features/organisation/automations/automationQueries.ts')).automationsQuery(),
    ),
  'account.security': async () =>
    client.prefetchQuery((await import('#src/features/account/accountQueries.ts')).mySessionsQuery()),
  'account.delete': async () =>
    client.prefetchQuery((await import('#src/features/account/accountQueries.ts')).selfDeletionQuery()),
  'account.integrations': async () =>
    client.prefetchQuery((await import('#src/features/account/accountQueries.ts')).myIntegrationsQuery()),
  'resources.home': async () => {
    const { looseResourcesQuery, resourceSectionsQuery } = await import('#src/features/content/resourceQueries.ts');
    await Promise.all([client.prefetchQuery(resourceSectionsQuery()), client.prefetchQuery(looseResourcesQuery())]);
  },
  'emails.editor': async ({ params: { id } }) => {
    const { emailPageQuery, NEW_EMAIL } = await import('#src/features/emails/emailQueries.ts');
    if (id !== undefined && id !== NEW_EMAIL) await client.prefetchQuery(emailPageQuery(id));
  },
  'support.docs': async ({ params: { slug } }) => {
    const { documentationPageQuery, documentationQuery } = await import('#src/features/support/supportQueries.ts');
    if (slug) await client.prefetchQuery(documentationPageQuery(slug));
    else await client.prefetchQuery(documentationQuery(''));
  },
  'fields.builder': async ({ params: { id = '' } }) => {
    const { builderFieldsQuery, targetOfFieldQuery } = await import('#src/features/fields/fieldQueries.ts');
    const { profileTargets } = await import('#src/features/fields/profileTargets.ts');
    const target = profileTargets.find((one) => one === id);
    if (target) await client.prefetchQuery(builderFieldsQuery(target));
    else await client.prefetchQuery(targetOfFieldQuery(id));
  },
  'forms.compare': async ({ params: { baseId = '', compareId = '' } }) => {
    const { formElementsQuery } = await import('#src/features/forms/formQueries.ts');
    await Promise.all([baseId, compareId].map((id) => client.prefetchQuery(formElementsQuery(id))));
  },
  'forms.survey': async ({ params: { id = '' } }) =>
    client.prefetchQuery((await import('#src/features/forms/formQueries.ts')).surveyQuery(id)),
};
