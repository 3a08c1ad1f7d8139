import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StartupPerformance } from '../analytics/StartupPerformance.tsx';
import { StartupAssessmentOverview } from './StartupAssessmentOverview.tsx';

const meta: Meta<typeof StartupAssessmentOverview> = {
  title: 'features/StartupAssessment',
  component: StartupAssessmentOverview,
  args: { recordId: 's1' },
};
export default meta;

type Story = StoryObj<typeof StartupAssessmentOverview>;

const scores = ['team', 'market', 'team', 'product'].map((criterion, index) => ({
  _id: `a${index}`,
  criterion,
  score: 5 + index,
  assessedOn: `2026-0${4 - index}-12`,
}));
const answers = (results: readonly unknown[]) => ({
  StartupScores: { data: { startupAssessments: { totalCount: results.length, results } } },
});

export const Overview: Story = {
  parameters: { answers: answers(scores) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('4 assessments give 6.5 of 10 on average.')).toBeVisible();
  },
};
export const OverTime: Story = {
  parameters: { answers: answers(scores) },
  render: (args) => <StartupPerformance {...args} />,
};
export const Nobody: Story = { parameters: { answers: answers([]) } };
export const Loading: Story = { parameters: { answers: { StartupScores: 'never' } } };
export const Failed: Story = { parameters: { answers: { StartupScores: { error: 'The database rests' } } } };
export const RightToLeft: Story = { parameters: { answers: answers(scores) }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: answers(scores) }, globals: { colourMode: 'dark' } };
