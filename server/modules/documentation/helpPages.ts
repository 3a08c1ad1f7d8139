/** The product's own help, in English; each page says for which roles it is. */
export interface HelpPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly roles: readonly string[];
  readonly body: string;
}

const admins = ['Admin', 'AdminCoach', 'SubAdmin'] as const;
const licensed = [...admins, 'Staff', 'Coach'] as const;
const reviewers = ['Mentor', 'Expert', 'Evaluator'] as const;
const members = ['Cofounder', 'CommunityMember'] as const;
const everyone = [...licensed, ...reviewers, ...members, 'Applicant'] as const;

export const helpPages: readonly HelpPage[] = [
  {
    slug: 'sign-in-and-password',
    title: 'Sign in and change your password',
    description: 'What to do when you can not sign in, and how to choose a new password.',
    categories: ['Account'],
    roles: everyone,
    body: 'Choose **Forgot password** on the sign-in page and follow the link in the mail; it is good for two hours.\n\nWhile you are signed in, open the account panel and choose **User security**. There you also see where you are signed in, and can sign out of other places.',
  },
  {
    slug: 'apply-to-a-program',
    title: 'Apply to a program',
    description: 'From the first draft to handing in, and what happens then.',
    categories: ['Applications'],
    roles: ['Applicant', 'Cofounder'],
    body: '1. Open **Applications** and start a new one.\n2. Answer the questions of the round. Your answers are kept as you go.\n3. Choose **Hand in** once every required question has an answer.\n\nYou are told here when the status changes. Comments of the team are on the tab **Activities**.',
  },
  {
    slug: 'review-applications',
    title: 'Review applications',
    description: 'Evaluate what is assigned to you, and go from one application to the next.',
    categories: ['Applications'],
    roles: [...licensed, ...reviewers],
    body: 'The list shows the applications you may see. Filters stand in the address: a filtered list can be sent as a link.\n\nInside an application, **Previous** and **Next** lead through its funnel. Add your score on the tab **Evaluations**; a decision moves the application and tells the applicant.',
  },
  {
    slug: 'run-a-funnel',
    title: 'Set up a funnel',
    description: 'Rounds, forms, dates and the e-mails that applicants receive.',
    categories: ['Applications', 'Administration'],
    roles: [...admins, 'Staff'],
    body: '# Build\nOpen **Funnels**, create one for a program and add its rounds. Each round asks the questions of a form.\n\n# Open\nSet the dates and put the status to open. The address of the program can then be shared.\n\n# Close\nAfter the last day nothing can be handed in; drafts stay readable.',
  },
  {
    slug: 'send-e-mails',
    title: 'Send e-mails',
    description: 'Write to people, roles, startups and tags at once.',
    categories: ['Communication'],
    roles: [...admins, 'Staff'],
    body: 'Create an e-mail, choose its recipients and save. The preview shows it as one of them will get it; words in braces, such as {firstName}, are filled in.\n\nAn e-mail can be sent now or at a time. People whose address is not confirmed, or whose account is not active, are left out and listed.',
  },
  {
    slug: 'report-your-metrics',
    title: 'Report your metrics',
    description: 'Where the figures of your startup are asked for, and how to correct them.',
    categories: ['Startup file'],
    roles: ['Cofounder'],
    body: 'When figures are due you are asked after signing in. **Skip** puts it off until the next time.\n\nOn the tab **Analytics** of your startup file you see what you have reported. One value is enough to save; the others can follow.',
  },
  {
    slug: 'coaching-sessions',
    title: 'Plan coaching sessions',
    description: 'Invite a startup, share notes and keep your availability up to date.',
    categories: ['Coaching'],
    roles: [...licensed, 'Mentor', 'Expert', 'Cofounder'],
    body: 'Offer times under **Availability**. A session that is planned appears in the calendar of everybody who is invited, and they are told when it moves.\n\nNotes that are private are read by the team only.',
  },
  {
    slug: 'roles-and-permissions',
    title: 'Roles and permissions',
    description: 'Decide what each role may do, and which people and startups it sees.',
    categories: ['Administration'],
    roles: admins,
    body: 'Open **Permissions** in the settings. A permission may reach all records or the assigned ones only. Changes hold at once, for everybody who has the role.\n\nA feature with a lock is not part of the plan; **Plan** shows what is.',
  },
];
