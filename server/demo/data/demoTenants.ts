import { switches } from '#server/generated/access.gen.ts';
import { arabic } from '../texts/arabic.ts';
import type { DemoTexts } from '../texts/DemoTexts.ts';
import { english } from '../texts/english.ts';
import { french } from '../texts/french.ts';

/** How much of everything a demo tenant has. */
interface DemoSize {
  readonly startups: number;
  /** Beside the user of each role. */
  readonly users: number;
  readonly tasks: number;
  readonly notificationsPerUser: number;
  /** Months of reported metrics. */
  readonly metricMonths: number;
  readonly emails: number;
}

export interface DemoTenant {
  readonly id: string;
  readonly texts: DemoTexts;
  readonly size: DemoSize;
  /** Fields of the tenant's own record. */
  readonly incubator: Readonly<Record<string, unknown>> & { readonly timezone: string };
}

const allSwitchesOn = Object.fromEntries(Object.keys(switches).map((name) => [name, true]));
const smallSize: DemoSize = {
  startups: 14,
  users: 48,
  tasks: 80,
  notificationsPerUser: 6,
  metricMonths: 8,
  emails: 12,
};

/** The three tenants of the demo. An id is the tenant's name, so that it can be told apart at a glance. */
export const demoTenants: readonly DemoTenant[] = [
  {
    id: 'demo',
    texts: english,
    size: { startups: 64, users: 210, tasks: 340, notificationsPerUser: 20, metricMonths: 24, emails: 60 },
    incubator: {
      name: 'Demo Incubator',
      slug: 'demo',
      description: 'An accelerator for early teams in New York.',
      currency: 'USD',
      timezone: 'America/New_York',
      address: '200 Water Street, New York',
      defaultLanguage: 'en',
      switches: allSwitchesOn,
      supportEmail: { address: 'support@demo.test', confirmed: true },
      generalEmail: { address: 'hello@demo.test', confirmed: true },
      incubatorSeo: {
        active: true,
        seoTitle: 'Demo Incubator for founders',
        seoDescription: 'Programs for early teams',
      },
      incubatorTermsAndServices: { url: 'https://demo.test/terms' },
      incubatorCustomLoginTextAndLink: {
        active: true,
        text: 'Apply for the next batch',
        url: 'https://demo.test/apply',
        buttonBackgroundColor: '#3B82F6',
        buttonTextColor: '#ffffff',
      },
      startupNameAlternative: { active: false, label: [] },
      mentorMatching: { active: true, maximumRequests: 3, answerDays: 7, message: null },
      planInfo: {
        name: 'Scale',
        employeeCountLimit: 60,
        features: [
          'hourAllocation',
          'startupDocuments',
          'dataAssets',
          'videoConferencing',
          'bulkApplicationExport',
          'customRoles',
          'customFieldEditing',
        ],
      },
      loginProviders: [],
      brandPalette: {
        primary: '#2563eb',
        sidebar: {
          backgroundColor: '#0f172a',
          textColor: '#e2e8f0',
          activeItemBackgroundColor: '#2563eb',
          activeItemTextColor: '#ffffff',
          activeSubItemTextColor: '#93c5fd',
          logoType: 'REVERSE',
        },
        login: { logoType: 'DEFAULT' },
      },
    },
  },
  {
    id: 'rival',
    texts: french,
    size: smallSize,
    incubator: {
      name: 'Rival Labs',
      slug: 'rival',
      description: 'Un studio d’entreprises à Paris.',
      currency: 'EUR',
      timezone: 'Europe/Paris',
      address: '12 rue des Ateliers, Paris',
      defaultLanguage: 'fr',
      switches: { ...allSwitchesOn, course: false, feedbackForms: false, liveChat: false, customFieldsEdit: false },
      supportEmail: { address: 'aide@rival.test', confirmed: true },
      generalEmail: { address: 'bonjour@rival.test', confirmed: true },
      startupNameAlternative: {
        active: true,
        label: [
          { language: 'en', value: 'Venture' },
          { language: 'fr', value: 'Venture' },
        ],
      },
      planInfo: { name: 'Starter', employeeCountLimit: 15, features: ['startupDocuments'] },
      loginProviders: [],
      brandPalette: {
        primary: '#7c3aed',
        sidebar: {
          backgroundColor: '#ffffff',
          textColor: '#1f2937',
          activeItemBackgroundColor: '#ede9fe',
          activeItemTextColor: '#5b21b6',
          activeSubItemTextColor: '#7c3aed',
        },
        login: { logoType: 'DEFAULT', layout: 'SPLIT' },
      },
    },
  },
  {
    id: 'noor',
    texts: arabic,
    size: smallSize,
    incubator: {
      name: 'Noor Accelerator',
      slug: 'noor',
      description: 'مسرّعة أعمال في دبي.',
      currency: 'AED',
      timezone: 'Asia/Dubai',
      address: 'دبي، الإمارات',
      defaultLanguage: 'ar',
      switches: allSwitchesOn,
      supportEmail: { address: 'support@noor.test', confirmed: true },
      generalEmail: { address: 'hello@noor.test', confirmed: true },
      startupNameAlternative: { active: false, label: [] },
      mentorMatching: { active: true, maximumRequests: 3, answerDays: 7, message: null },
      planInfo: {
        name: 'Scale',
        employeeCountLimit: 30,
        features: ['startupDocuments', 'customRoles', 'customFieldEditing'],
      },
      loginProviders: [],
      brandPalette: {
        primary: '#0f766e',
        sidebar: {
          backgroundColor: '#134e4a',
          textColor: '#ccfbf1',
          activeItemBackgroundColor: '#f59e0b',
          activeItemTextColor: '#1c1917',
          activeSubItemTextColor: '#fcd34d',
          logoType: 'REVERSE',
        },
        login: { logoType: 'DEFAULT', layout: 'FULL' },
      },
    },
  },
];
