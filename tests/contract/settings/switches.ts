import type { PlanFeature, SwitchName } from '#server/generated/access.gen.ts';
import type { ProvedBy } from './SettingCase.ts';

const FEATURES = 'tests/contract/features.test.ts';

/** Tests that walk everything of a kind that needs a switch, with it and without it, as each role. */
export const lists: ProvedBy = { file: FEATURES, test: 'lists exactly the records of areas that are on' };
export const operations: ProvedBy = {
  file: FEATURES,
  test: 'is let into the operations of areas that are on, and refused by the others as by forbidden ones',
};
export const values: ProvedBy = {
  file: FEATURES,
  test: 'refuses $value of $entity.$field where its switch is off',
};
const plan: ProvedBy = { file: 'tests/contract/plan.test.ts', test: 'is not there without %s, and only that' };

const writes: ProvedBy = { file: 'server/entities/write/switchedWrites.test.ts', test: '%s' };
const forms: ProvedBy = {
  file: 'server/services/forms/readForm.test.ts',
  test: 'leaves out what the tenant has switched off, and nothing else',
};
const connections: ProvedBy = {
  file: 'server/modules/security/connectService.test.ts',
  test: 'refuses what is switched off or not in the plan, at the start and at the end',
};

/** Where each switch, and each feature of the plan, is shown to make a difference. A new one does not compile until it stands here. */
export const switchProofs: Readonly<Record<SwitchName | PlanFeature, ProvedBy>> = {
  qUserAddRow: forms,
  qNumericalChoice: forms,
  questionVisibility: forms,
  milestones: lists,
  dataCollection: operations,
  createMetrics: writes,
  coreMetrics: writes,
  editIndustries: writes,
  resourceVisibility: writes,
  editEvaluationCriteria: writes,
  lockedSkills: writes,
  startupTaxonomyEditable: writes,
  anonymityApplications: {
    file: 'server/modules/applications/evaluating.test.ts',
    test: 'hides the applicants of an anonymous funnel from mentors who evaluate, not from its admins',
  },
  bulkDataAssignation: {
    file: 'server/modules/batch/batchModule.test.ts',
    test: 'asks one startup at a time for metrics where several at once are switched off',
  },
  startupFilter: { file: 'src/screens/table/TableScreen.stories.tsx', test: 'NotToBeFiltered' },
  customFieldsEdit: lists,
  reminderEmails: {
    file: 'server/services/people/mailPeople.test.ts',
    test: 'remind founders of figures that are asked for, those with a confirmed address, where reminders are on',
  },
  emailEvents: {
    file: 'server/services/people/mailPeople.test.ts',
    test: 'go to whoever registers for an event and withdraws, in their language, where these mails are on',
  },
  emailTemplates: lists,
  oneOnOneEvents: operations,
  activityFeed: lists,
  liveChat: operations,
  feedbackForms: lists,
  isIncubator: lists,
  hoursAllocation: lists,
  assessment: lists,
  course: lists,
  evaluationVisibility: lists,
  zapierIntegration: lists,
  savedViewsApplications: lists,
  savedViewsUsers: lists,
  savedViewsStartups: lists,
  auth0: { file: 'server/platform/tenants/toTenant.test.ts', test: 'needs both the switch and a provider' },
  groupChat: operations,
  applicationsDashboard: operations,
  microsoftIntegration: connections,
  zoomIntegration: values,
  teamsIntegration: values,
  broadSearch: { file: 'src/shell/search/SearchDialog.stories.tsx', test: 'ModulesOnly' },
  hourAllocation: plan,
  startupDocuments: plan,
  dataAssets: plan,
  videoConferencing: plan,
  googleCalendarUnlink: plan,
  bulkApplicationExport: plan,
  customRoles: plan,
  customFieldEditing: plan,
};
