/** Names, acronyms and numbers: written the same wherever Latin letters can be read. */
const everywhere = [
  '404',
  'Cohort',
  'MVP',
  'Microsoft',
  'Microsoft Teams',
  'Teams',
  'Webhook',
  'Webhooks',
  'Zapier',
  'Zoom',
];
/** Social networks. */
const networks = ['Facebook', 'Instagram', 'LinkedIn', 'Twitter'];

/** Words a language really shares with English. Any other text equal to the English one is a missing translation. */
const shared: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...[
      'Automation',
      'Coach',
      'Coaching',
      'Community',
      'Feedback',
      'Logo',
      'Marketing',
      'Mentor',
      'Name',
      'Online',
      'Organisation',
      'Person',
    ],
    ...[
      'Startup',
      'Startups',
      'Status',
      'Support',
      'Text',
      'Website',
      'Domain',
      'Domains',
      'Export',
      'Format',
      'Investor',
    ],
    ...['Partner', 'Plan', 'Portfolio', 'Problem', 'Spam', 'Team'],
  ],
  es: [
    ...['Coach', 'Coaching', 'Color', 'General', 'Idea', 'Legal', 'Marketing', 'Mentor', 'No', 'Plan', 'Roles'],
    ...['Startup', 'Startups', 'no'],
  ],
  fr: [
    ...[
      'Actions',
      'Active',
      'Condition',
      'Contact',
      'Article',
      'Articles',
      'Coach',
      'Coaching',
      'Configuration',
      'Date',
      'Description',
      'Design',
    ],
    ...[
      'E-mail',
      'E-mails',
      'Expert',
      'Finance',
      'Logo',
      'Marketing',
      'Menu',
      'Mentor',
      'Mentors',
      'Message',
      'Notification',
    ],
    ...['Notifications', 'Organisation', 'Organisations', 'Places', 'Prototype', 'Startup', 'Startups', 'Type'],
    ...[
      'Copies',
      'Questions',
      'Document',
      'Documents',
      'Finances',
      'Format',
      'Page',
      'Pages',
      'Plan',
      'Plans',
      'Publication',
    ],
    ...['Traction', 'Validation', 'Validations'],
  ],
  id: [
    'Email',
    'Evaluator',
    'Filter',
    'Investor',
    'Label',
    'Logo',
    'Mentor',
    'Menu',
    'Program',
    'Startup',
    'Status',
    'Tag',
  ],
  pt: [
    ...['Coach', 'Coaching', 'Design', 'E-mail', 'E-mails', 'Feedback', 'Login', 'Marketing', 'Mentor', 'Menu'],
    ...['Startup', 'Startups', 'Status'],
  ],
  tr: ['Logo', 'Mentor', 'Plan', 'Program'],
};

/** The same for what events, coaching and courses are spoken of with. */
const ofProgrammes: Readonly<Record<string, readonly string[]>> = {
  de: ['Chat', 'Coaches', 'Link', 'Links', 'Networking', 'Video', 'Webinar', 'Workshop'],
  es: ['Chat', 'Coaches', 'Networking'],
  fr: [
    ...[
      'Expertise',
      'Image',
      'Invitation',
      'Invitations',
      'Messages',
      'Minutes',
      'Mode',
      'Note',
      'Notes',
      'Section',
      'Sections',
    ],
    ...['Service', '{{count}} minute', '{{count}} minutes'],
  ],
  id: ['Median', 'Video', 'Webinar', 'Mode'],
  pt: ['Chat', 'Coaches', 'Link', 'Links', 'Networking', 'Webinar'],
  tr: ['Video'],
};

/** And for applications, forms and boards. */
const ofApplications: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Board',
    'Lead',
    'Leads',
    'Median',
    'Option {{number}}',
    'Version',
    'Version {{number}}',
    '{{title}}, version {{number}}',
  ],
  fr: [
    'Page {{number}}',
    '{{label}} (version {{number}})',
    ...['Branches', 'Instructions', 'Option {{number}}', 'Options', 'Question', '{{count}} questions'],
    ...['Version', 'Version {{number}}', 'Versions', '{{title}}, version {{number}}'],
  ],
  pt: ['Feed'],
  tr: ['Form'],
};

/** The texts that may be equal to the English ones in a language. */
export const sameWords = (language: string): ReadonlySet<string> =>
  new Set([
    ...everywhere,
    ...networks,
    ...(ofProgrammes[language] ?? []),
    ...(ofApplications[language] ?? []),
    ...(shared[language] ?? []),
  ]);
