import type { FileTexts } from './FileTexts.ts';

export const fileEnglish: FileTexts = {
  metricCategories: ['Finance', 'Customers', 'Team'],
  metrics: {
    revenue: { title: 'Monthly revenue', description: 'What was invoiced in the month, without taxes.' },
    burn: { title: 'Monthly costs', description: 'All that was spent in the month.' },
    customers: { title: 'Paying customers', description: 'Customers with at least one paid invoice.' },
    users: { title: 'Active users', description: 'People who used the product in the month.' },
    churn: { title: 'Churn', description: 'Share of customers who left in the month.' },
    employees: { title: 'Team size', description: 'People who work for the company; part-time counts in part.' },
    runway: { title: 'Runway', description: 'Months until the money is used up.' },
    nextRound: { title: 'Next financing round', description: 'When the next round is to close.' },
  },
  categorization: {
    HasFreeUsers: 'Does your product have free users?',
    IsGeneratingSales: 'Is your company generating sales?',
    RecurringRevenueModel: 'Do you have a recurring revenue model?',
    ServiceIsLive: 'Is your product or service live?',
  },
  notes: [
    'Met the team for coffee. They are close to signing their first large customer.',
    'The new pricing page is live; first reactions are good.',
    'They moved the launch by two weeks to finish the security review.',
    'Visited the workshop. The second prototype is far more robust than the first.',
    'The founders agreed on who does what until the end of the quarter.',
    'Two pilot customers have asked for an annual contract.',
  ],
  privateComments: [
    'The founders disagree about the next round; worth a conversation before demo day.',
    'Costs grow faster than they tell. Ask for the bank statement.',
    'A strong candidate for the follow-on fund.',
  ],
  feedback: [
    'Your pitch became much clearer. Start with the customer next time.',
    'The numbers on slide six do not add up with those you report.',
    'Very good interviews. Write the findings down before you build more.',
    'Consider dropping the consumer version for half a year.',
  ],
  sessions: [
    { name: 'Pricing workshop', topics: ['Pricing', 'Sales'] },
    { name: 'Investor update review', topics: ['Fundraising'] },
    { name: 'Hiring the first engineer', topics: ['Team'] },
    { name: 'Go-to-market check-in', topics: ['Marketing', 'Sales'] },
  ],
  sessionQuestion: 'What will change because of this session?',
  sessionAnswers: [
    'We raise the price for new customers.',
    'We write the update every month.',
    'We look for a partner.',
  ],
  sessionChange: 'Moved by one day',
  mails: [
    { subject: 'Demo day: your slot', content: 'You present third. Please send the slides two days before.' },
    { subject: 'Your monthly numbers', content: 'A reminder that the numbers of last month are due on Friday.' },
    {
      subject: 'Introduction to a pilot customer',
      content: 'As promised: meet the head of operations of a hospital group.',
    },
  ],
  plans: [
    {
      name: 'First ten customers',
      goal: 'Ten companies pay for the product.',
      milestones: ['Interview 30 prospects', 'Sign two pilots', 'Send the first invoice', 'Reach ten customers'],
    },
    {
      name: 'Ready for the seed round',
      goal: 'Numbers, story and data room are ready.',
      milestones: ['Build the financial model', 'Fill the data room', 'Talk to twenty investors', 'Sign a term sheet'],
    },
  ],
  documents: [
    { name: 'Pitch deck', category: 'pitch', file: 'pitch-deck.pdf' },
    { name: 'Financial model', category: 'finance', file: 'financial-model.xlsx' },
    { name: 'Articles of association', category: 'legal', file: 'articles.pdf' },
    { name: 'Quarterly report', category: 'report', file: 'report.pdf' },
  ],
  connections: [
    { name: 'Harbor Ventures', kind: 'investor', contact: 'Dana Whitfield' },
    { name: 'Metro Health Group', kind: 'customer', contact: 'Luis Ortega' },
    { name: 'Cloudline Hosting', kind: 'supplier', contact: 'Priya Raman' },
    { name: 'City Innovation Office', kind: 'partner', contact: 'Helen Mora' },
  ],
  assessments: [
    'Complementary team, quick decisions.',
    'Large market, but many others are in it.',
    'The product solves a real problem; usability can grow.',
    'Steady growth from month to month.',
    'Costs are known and under control.',
  ],
  fieldValues: ['Yes', '12', 'Referral by an alumna', 'Spring', 'To be confirmed'],
  industries: [
    'Agriculture',
    'Climate',
    'Construction',
    'Education',
    'Energy',
    'Finance',
    'Food',
    'Health',
    'Logistics',
    'Manufacturing',
    'Media',
    'Mobility',
    'Real estate',
    'Software',
    'Travel',
  ],
  sections: [
    {
      name: 'Getting started',
      description: 'What every new team should read in its first week.',
      resources: [
        { title: 'How the program works', summary: 'Twelve weeks, four phases, one demo day.', kind: 'page' },
        { title: 'Whom to ask for what', summary: 'The people of the program and their topics.', kind: 'page' },
        { title: 'Welcome film', summary: 'Five minutes with last year’s teams.', kind: 'video' },
      ],
    },
    {
      name: 'Fundraising',
      description: 'From the first call to the signed term sheet.',
      resources: [
        { title: 'Data room checklist', summary: 'What investors ask for, in the order they ask.', kind: 'template' },
        { title: 'Term sheet explained', summary: 'Each clause in two sentences.', kind: 'page' },
        { title: 'Financial model', summary: 'A spreadsheet to start from.', kind: 'file' },
      ],
    },
    {
      name: 'Sales and marketing',
      description: 'Finding and keeping customers.',
      resources: [
        { title: 'Interview guide', summary: 'Questions that do not lead.', kind: 'template' },
        { title: 'Pricing in an afternoon', summary: 'A workshop to run yourself.', kind: 'page' },
        { title: 'Benchmarks for young companies', summary: 'Public figures, updated yearly.', kind: 'link' },
      ],
    },
  ],
  resourceBody:
    'This page gathers what teams ask most often.\n\nStart with the summary, then use the questions at the end to prepare your next session with a coach.',
  blueprint: {
    name: 'Standard frame',
    header: 'Demo Incubator',
    footer: 'You receive this e-mail because you take part in a program of Demo Incubator.',
  },
  templates: [
    {
      name: 'Invitation',
      kind: 'invitation',
      subject: 'You are invited to {organisation}',
      body: 'Hello {firstName},\n\nwe would like to welcome you. Follow the link to choose a password.',
    },
    {
      name: 'Monthly numbers',
      kind: 'reminder',
      subject: 'Your numbers for {month}',
      body: 'Hello {firstName},\n\nplease fill in the numbers of {startup} by Friday.',
    },
    {
      name: 'Acceptance',
      kind: 'acceptance',
      subject: 'Welcome to {program}',
      body: 'Hello {firstName},\n\nwe are glad to tell you that {startup} has been accepted.',
    },
    {
      name: 'Rejection',
      kind: 'rejection',
      subject: 'Your application to {program}',
      body: 'Hello {firstName},\n\nthank you for applying. We could not offer you a place this time.',
    },
  ],
  contentTemplates: [
    { name: 'Signature', content: 'Kind regards\nThe team of Demo Incubator' },
    { name: 'How to find us', content: '200 Water Street, third floor. Ring at the desk.' },
  ],
  incubatorPlans: [
    { name: 'Pre-acceleration', description: 'Six weeks from idea to first customer talk.' },
    { name: 'Acceleration', description: 'Twelve weeks with weekly coaching and a demo day.' },
    { name: 'Alumni', description: 'Two sessions a quarter after graduation.' },
  ],
  costsLabel: 'Monthly costs, salaries included',
  metricNote: 'As reported',
  skipReason: 'The company was still being founded',
};
