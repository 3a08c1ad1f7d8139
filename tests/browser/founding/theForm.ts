import type { FormBuilderPage } from '../pages/FormBuilderPage.ts';

/** One element as its author makes it: what is clicked in the palette, what is written, and what is set beside it. */
interface Written {
  readonly kind: string;
  readonly label: string;
  readonly set?: (builder: FormBuilderPage) => Promise<void>;
}

/** Every kind of 001 §3 once, some more often: what is shown follows from conditions, one of them nested. */
export const theForm: readonly Written[] = [
  { kind: 'Section', label: 'Your company' },
  { kind: 'Text', label: 'Tagline', set: (builder) => builder.require() },
  { kind: 'Long text', label: 'What is new about it?', set: (builder) => builder.limit('Most letters', 500) },
  { kind: 'Link', label: 'Website' },
  { kind: 'Date', label: 'Founded on' },
  { kind: 'Radio buttons', label: 'How far are you?', set: stage },
  { kind: 'Number', label: 'Monthly costs', set: costs },
  { kind: 'Calculated value', label: 'Costs of a year', set: (builder) => builder.formula('[Monthly costs] * 12') },
  { kind: 'Scale', label: 'How sure are you?', set: scale },
  { kind: 'Checkboxes', label: 'Markets', set: (builder) => builder.optionsAndOther('Energy', 'Food') },
  { kind: 'Long text', label: 'Who invests?', set: investors },
  { kind: 'Section', label: 'Details' },
  { kind: 'Heading', label: 'The market' },
  { kind: 'Dropdown', label: 'Business model', set: (builder) => builder.optionsAndOther('Licences', 'Subscriptions') },
  { kind: 'Dropdown with several choices', label: 'Technologies', set: (builder) => builder.options('Solar', 'Wind') },
  {
    kind: 'Tree with one choice',
    label: 'Industry',
    set: (builder) => builder.tree('Mobility\n  Bikes\n  Trains\nBuilding'),
  },
  {
    kind: 'Tree with several choices',
    label: 'Regions',
    set: (builder) => builder.tree('Europe\n  Kenya Road\n  Berlin\nAfrica\n  Kenya'),
  },
  { kind: 'Subheading', label: 'The people' },
  { kind: 'Table', label: 'Founders', set: founders },
  { kind: 'Custom field', label: 'Mastodon', set: (builder) => builder.profileField('Mastodon') },
  { kind: 'Paragraph', label: 'Nearly done.' },
  {
    kind: 'Video',
    label: 'Why we ask',
    set: (builder) => builder.video('https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
  },
  { kind: 'File', label: 'Pitch deck' },
];

async function stage(builder: FormBuilderPage): Promise<void> {
  await builder.options('Idea', 'Launched');
  await builder.require();
}

async function costs(builder: FormBuilderPage): Promise<void> {
  await builder.require();
  await builder.showWhen('How far are you?', 'is', 'Launched');
}

async function scale(builder: FormBuilderPage): Promise<void> {
  await builder.limit('At least', 1);
  await builder.limit('At most', 5);
}

/** Shown to those who have launched, and either spend a thousand or sell food. */
async function investors(builder: FormBuilderPage): Promise<void> {
  await builder.showWhen('How far are you?', 'is', 'Launched');
  await builder.addGroup();
  await builder.compare(1, 'Monthly costs', 'is at least', '1000');
  await builder.compare(2, 'Markets', 'includes', 'Food');
  await builder.reads(
    'Shown when “How far are you?” is Launched and (“Monthly costs” is at least 1000 or “Markets” includes Food).',
  );
}

async function founders(builder: FormBuilderPage): Promise<void> {
  await builder.columns('Name', 'Share');
  await builder.switchOn('Rows can be added');
}
