import { expect, it, vi } from 'vitest';
import type { ComponentScreenId } from '#src/generated/ids.gen.ts';
import { screenLoaders } from '#src/generated/screenLoaders.gen.ts';
import { ofComponents } from './ofComponents.ts';
import { ofKinds } from './ofKinds.ts';

// It hears of whoever signs out, by the window.
vi.mock('../appQueryClient.ts', () => ({ appQueryClient: {} }));

const asks = 'asks while its code is on its way';
const forVisitors = 'is for visitors, who have no frame that could ask';
const forVisitorsToo = 'is for visitors too, and asks by itself for both';
const asksNothing = 'asks nothing until somebody acts';

/** Each screen that is written by hand, and when it asks its first question. A new one does not compile without an answer. */
const screens: Readonly<Record<ComponentScreenId, string>> = {
  'auth.login': forVisitors,
  'auth.forgotPassword': forVisitors,
  'auth.callback': forVisitors,
  'auth.resetPassword': forVisitors,
  'auth.validate': forVisitors,
  'auth.url': forVisitors,
  'auth.acceptInvitation': forVisitors,
  'auth.confirmIncubatorEmail': forVisitors,
  'auth.welcome': asksNothing,
  'auth.confirmation': asksNothing,
  'setup.installation': forVisitors,
  'shell.incubatorNotFound': forVisitors,
  'shell.error': asksNothing,
  'settings.plan': asks,
  'organisation.words': asks,
  'organisation.menus': asks,
  'organisation.tables': asks,
  'organisation.forms': asks,
  'metrics.board': asks,
  'metrics.matrix': asks,
  'metrics.startupReport': asks,
  'metrics.cohortReport': asks,
  'tasks.mine': asks,
  'tasks.users': asks,
  'tasks.startups': asks,
  'events.feed': asks,
  'events.mine': asks,
  'events.planning': asks,
  'events.unpublished': asks,
  'events.composer': asks,
  'calendar.mine': asks,
  'availability.page': asks,
  'availability.weekly': asks,
  'coaching.dashboard': asks,
  'coaching.expired': asksNothing,
  'coaching.answerRequest': forVisitors,
  'coaching.cancelMeeting': forVisitors,
  'courses.list': asks,
  'courses.home': asks,
  'courses.course': asks,
  'courses.courseware': asks,
  'courses.builder': asks,
  'chat.page': asks,
  'community.feed': asks,
  'community.people': asks,
  'community.startups': asks,
  'applications.manager': asks,
  'scoring.room': asks,
  'applications.new': forVisitorsToo,
  'applications.program': forVisitorsToo,
  'applications.leadTransfer': forVisitors,
  'forms.compare': asks,
  'forms.share': forVisitors,
  'forms.download': forVisitors,
  'forms.fill': forVisitors,
  'forms.survey': asks,
  'settings.all': asksNothing,
  'organisation.permissions': asks,
  'organisation.automations': asks,
  'account.security': asks,
  'account.delete': asks,
  'account.integrations': asks,
  'resources.home': asks,
  'emails.editor': asks,
  'support.docs': asks,
  'files.open': forVisitorsToo,
  'fields.builder': asks,
  'internal.spec': asks,
  'internal.components': asksNothing,
};

it('lets every screen ask as it is said here', () => {
  const asking = Object.entries(screens).flatMap(([id, when]) => (when === asks ? [id] : []));
  expect(Object.keys(ofComponents).sort()).toEqual(asking.sort());
});

it('lets every kind of generic screen ask', () => {
  const kinds = new Set(Object.values(screenLoaders).flatMap((loader) => (loader ? [loader[0]] : [])));
  expect(Object.keys(ofKinds)).toEqual(expect.arrayContaining([...kinds]));
});
