import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../../../../stories/support/says.ts';
import { CategorizationChart } from './CategorizationChart.tsx';
import { ChoiceChart } from './ChoiceChart.tsx';
import { ConversionTable } from './ConversionTable.tsx';
import { FunnelAnalyticsTab } from './FunnelAnalyticsTab.tsx';
import { LoadChart } from './LoadChart.tsx';

const rounds = [
  { name: 'Written', reached: 120, passedOn: 48, medianDays: 6.5 },
  { name: 'Interview', reached: 48, passedOn: 20, medianDays: 3 },
  { name: 'A round whose name would not fit on one line of a phone', reached: 20, passedOn: 8, medianDays: null },
  { name: 'Decision', reached: 0, passedOn: 0, medianDays: null },
];
const analytics = {
  handedIn: 120,
  accepted: 8,
  rounds,
  sources: [
    { source: 'website', count: 70, accepted: 2 },
    { source: 'referral', count: 30, accepted: 6 },
    { source: null, count: 20, accepted: 0 },
  ],
  scores: [
    { from: 4, count: 12 },
    { from: 7, count: 40 },
  ],
  evaluators: [
    { name: 'Mia Mentor', given: 24, done: 20, left: 3, steppedAside: 1 },
    { name: 'Eve Expert', given: 12, done: 0, left: 12, steppedAside: 0 },
  ],
  fields: [
    {
      name: 'Where is your team?',
      choices: [
        { label: 'Europe', count: 60, accepted: 12 },
        { label: 'Africa', count: 44, accepted: 11 },
        { label: 'A region of the world with a long name', count: 12, accepted: null },
        { label: 'Asia', count: null, accepted: null },
        { label: 'Oceania', count: null, accepted: null },
      ],
    },
    { name: 'Nobody was asked', choices: [{ label: 'Yes', count: 0, accepted: 0 }] },
  ],
  categorization: [
    {
      name: 'Is the team led by women?',
      choices: [
        { label: 'yes', accepted: 9 },
        { label: 'no', accepted: 14 },
      ],
    },
    {
      name: 'Is it led by people under 30?',
      choices: [
        { label: 'yes', accepted: null },
        { label: 'no', accepted: null },
      ],
    },
  ],
};
const answering = (more: object = {}) => ({
  answers: { FunnelAnalytics: { data: { funnelAnalytics: { ...analytics, ...more } } } },
});

const meta: Meta = { title: 'applications/Funnel analytics' };
export default meta;

type Story = StoryObj;

const tab = () => <FunnelAnalyticsTab recordId="fu1" />;
export const Fared: Story = {
  parameters: answering(),
  render: tab,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('row', { name: /Written 120 40% 6\.5/ })).toBeVisible();
    // What nobody was given is a gap to be seen.
    await expect(canvas.getByRole('row', { name: /5–6 0/ })).toBeVisible();
    await expect(canvas.getByText('Where those accepted come from')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Mia Mentor 24 20 3 1' })).toBeVisible();
    await expect(canvas.getByText('A few also chose: Asia, Oceania.')).toBeVisible();
    await expect(canvas.queryByText('Nobody was asked')).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Europe 60 12 20%' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /long name 12 few –/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Yes 9 39%/ })).toBeVisible();
    await expect(canvas.getByText(/Too few startups/)).toBeVisible();
  },
};
export const Dark: Story = { parameters: answering(), render: tab, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { parameters: answering(), render: tab, globals: { language: 'ar' } };
export const NothingYet: Story = {
  parameters: answering({ handedIn: 0 }),
  render: tab,
  play: says('Nothing to analyse yet'),
};
export const NobodyAccepted: Story = {
  parameters: answering({ accepted: 0, scores: [] }),
  render: tab,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Where they come from');
    await expect(canvas.queryByText('Where those accepted come from')).toBeNull();
    await expect(canvas.queryByText('Average scores')).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Accepted' })).toBeNull();
  },
};
export const Failed: Story = {
  parameters: { answers: { FunnelAnalytics: { error: 'The database rests' } } },
  render: tab,
  play: says('The database rests'),
};
export const RoundsAlone: Story = { render: () => <ConversionTable rounds={rounds} handedIn={120} /> };
export const Loads: Story = { render: () => <LoadChart evaluators={analytics.evaluators} /> };
export const OnlyFew: Story = {
  render: () => (
    <ChoiceChart field={{ name: 'Region', choices: [{ label: 'Asia', count: null, accepted: null }] }} isDecided />
  ),
  play: says('A few also chose: Asia.'),
};
export const Categorized: Story = {
  render: () => (
    <>
      {analytics.categorization.slice(0, 1).map((question) => (
        <CategorizationChart key={question.name} question={question} />
      ))}
    </>
  ),
  play: says('Yes', 'No'),
};
