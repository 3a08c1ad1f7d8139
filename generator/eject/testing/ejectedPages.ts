import type { DrawnPage } from './drawnTwice.ts';

/** A calendar, written on one line as some are. */
export const calendarScreen = `events.byDay: { kind: calendar, title: Events by day, create: eventAbout, sources: [{ id: events, label: Events, entity: IncubatorEvent, start: startTime, end: endTime, name: title, link: '/events/{_id}' }] }
`;

const page = (name: string, results: readonly object[]) => ({
  [name]: { data: { page: { totalCount: results.length, next: null, prev: null, results, counts: [] } } },
});

const numbers = ['all', 'pending', 'accepted', 'leads', 'byStatus', 'byProgram', 'byFunnel', 'bySource', 'undecided'];

/** A screen of each kind, with what the server answers there. */
export const pages: readonly DrawnPage[] = [
  {
    id: 'funnels.management',
    component: 'FunnelsManagementPage',
    renderer: 'table/TableScreen',
    path: '/applications/funnels/management',
    answers: page('Screen_funnels_management', [
      { _id: 'f1', id: 'f1', version: 1, name: 'Autumn batch', status: 'open' },
    ]),
    shows: 'Autumn batch',
  },
  {
    id: 'startup.file',
    component: 'StartupFilePage',
    renderer: 'detail/DetailScreen',
    path: '/startup/s1/file/company',
    answers: {
      Screen_startup_file: {
        data: {
          record: {
            _id: 's1',
            id: 's1',
            version: 1,
            name: 'Northwind Robotics',
            status: 'active',
            tags: [],
            mentors: [],
          },
        },
      },
    },
    shows: 'Northwind Robotics',
  },
  {
    id: 'account.settings',
    component: 'AccountSettingsPage',
    renderer: 'form/FormScreen',
    path: '/account/settings',
    answers: { Form_accountSettings: { data: { record: { _id: 'u1', id: 'u1', version: 3, firstName: 'Ada' } } } },
    shows: 'First name',
  },
  {
    id: 'events.byDay',
    component: 'EventsByDayPage',
    renderer: 'calendar/CalendarScreen',
    path: '/by-day?month=2030-03',
    answers: page('Screen_events_byDay_events', [
      {
        _id: 'e1',
        title: 'Demo day',
        startTime: '2030-03-05T09:00:00.000Z',
        endTime: '2030-03-05T10:00:00.000Z',
      },
    ]),
    shows: 'Demo day',
  },
  {
    id: 'applications.analytics',
    component: 'ApplicationsAnalyticsPage',
    renderer: 'dashboard/DashboardScreen',
    path: '/applications/analytics',
    answers: Object.assign({}, ...numbers.map((id) => page(`Screen_applications_analytics_${id}`, []))),
    shows: 'Accepted',
  },
  // Forms that begin a record or go on to what was saved, pages without a form, tables whose plan may lack what they create.
  ...[
    ['forms.new', 'FormsNewPage'],
    ['articles.editor', 'ArticlesEditorPage'],
    ['organisation.roles', 'OrganisationRolesPage'],
  ].map(([id = '', component = '']) => ({ id, component, renderer: '', path: '', answers: {}, shows: '' })),
];
