import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { judged, rubric } from '#src/forms/scores/storyScores.ts';
import { StartupPerformance } from '../analytics/StartupPerformance.tsx';
import { CriterionCard } from './CriterionCard.tsx';
import { StartupAssessmentOverview } from './StartupAssessmentOverview.tsx';

const meta: Meta<typeof StartupAssessmentOverview> = {
  title: 'features/StartupAssessment',
  component: StartupAssessmentOverview,
  subcomponents: { CriterionCard },
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
const sheetOf = (more: object = {}) => ({
  AssessmentSheet: { data: { assessmentSheet: { form: null, given: [], rubrics: [], ...more } } },
});
const answers = (results: readonly unknown[]) => ({
  ...sheetOf(),
  StartupScores: { data: { startupAssessments: { totalCount: results.length, results } } },
});

export const Overview: Story = {
  parameters: { answers: answers(scores) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('4 assessments give 6.5 of 10 on average.')).toBeVisible();
  },
};
const assessed = (assessmentId: string, assessorName: string, assessedOn: string, more: object = {}) => ({
  assessmentId,
  rubricKey: 'f2/2',
  assessorName,
  assessedOn,
  score: 6.9,
  answers: judged,
  ...more,
});
const sent = fn();
const byForm = (given: readonly unknown[]) => ({
  ...answers([]),
  ...sheetOf({ form: rubric, given, rubrics: [{ key: 'f2/2', form: rubric }] }),
  AssessStartup: {
    answer: (variables: Readonly<Record<string, unknown>>) => {
      sent(variables);
      return { assessStartup: { _id: 'a9' } };
    },
  },
});
const twice = [
  assessed('a2', 'Ada Okafor', '2026-04-12'),
  assessed('a1', 'Ada Okafor', '2025-10-03', { score: null, answers: [] }),
];
export const ByForm: Story = {
  globals: { role: 'Admin' },
  parameters: { answers: byForm(twice) },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await expect(await canvas.findByRole('columnheader', { name: /Ada Okafor, .*2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Assess' }));
    await userEvent.click(await canvas.findByRole('radio', { name: '4 – All but one role' }));
    await expect(canvas.getByText(/^The founders of the startup and all who look after it read/i)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Growing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save assessment' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ startupId: 's1', formVersion: 2 });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save assessment' })).toBeNull());
  },
};
export const ByFormInArabic: Story = {
  globals: { role: 'Admin', language: 'ar' },
  parameters: { answers: byForm(twice) },
};
export const ByFormOnAPhone: Story = {
  globals: { role: 'Admin', viewport: { value: 'phone' } },
  parameters: { answers: byForm(twice) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assess' }));
    await expect(await canvas.findByRole('button', { name: 'Save assessment' })).toBeVisible();
  },
};
export const FirstByForm: Story = {
  globals: { role: 'Admin' },
  parameters: { answers: byForm([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has assessed this startup yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Assess' })).toBeVisible();
  },
};
export const OverTime: Story = {
  parameters: { answers: answers(scores) },
  render: (args) => <StartupPerformance {...args} />,
  play: async ({ canvas }) => {
    const team = within(await canvas.findByRole('region', { name: 'Team' }));
    await expect(team.getByText('5.0 in Apr 2026, 2.0 less than in Feb 2026.')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Product' })).toHaveTextContent('8.0 in Jan 2026.');
  },
};
export const Nobody: Story = { parameters: { answers: answers([]) } };
export const Loading: Story = { parameters: { answers: { StartupScores: 'never' } } };
export const Failed: Story = { parameters: { answers: { StartupScores: { error: 'The database rests' } } } };
export const RightToLeft: Story = { parameters: { answers: answers(scores) }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: answers(scores) }, globals: { colourMode: 'dark' } };
