import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { scores } from '#src/forms/scores/storyScores.ts';
import { FunnelDistribution } from './distribution/FunnelDistribution.tsx';
import { ApplicationScores } from './results/ApplicationScores.tsx';
import { FunnelRanking } from './results/FunnelRanking.tsx';
import { StartupScores } from './results/StartupScores.tsx';
import { choices, conflicts, distribution, ranking, ruled, ruledChoices } from './storyScoring.ts';

const counts = { evaluators: 12, applications: 40, earlier: 0, given: 120, later: 0, missing: 0, least: 10, most: 10 };

const meta: Meta = {
  title: 'scoring/Results',
  parameters: {
    answers: {
      ApplicationScores: { data: { applicationScores: scores } },
      StartupApplications: {
        data: { applications: { results: [{ _id: 'a1', funnel: { _id: 'f', name: 'Spring batch' } }] } },
      },
      FunnelRanking: { data: { funnel: { _id: 'f', name: 'Spring batch' }, funnelRanking: [ranking] } },
      FunnelDistribution: { data: { funnelDistribution: [distribution] } },
      FunnelConflicts: { data: { funnelConflicts: conflicts } },
      EvaluatorChoices: { data: { evaluatorChoices: choices } },
      PreviewDistribution: { data: { previewDistribution: counts } },
      DistributeEvaluations: { data: { distributeEvaluations: counts } },
    },
  },
};
export default meta;

type Story = StoryObj;

export const SideBySide: Story = {
  render: () => <ApplicationScores recordId="a1" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7.6 of 10')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /^Team/ }));
    await expect(row.getByText('7.5')).toBeVisible();
    await expect(row.getByText('10.0')).toBeVisible();
    await expect(row.getByText('4 – All but one role')).toBeVisible();
    await expect(canvas.getByText('Stepped aside: My cousin')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Score it' })).toBeVisible();
  },
};
export const NotScored: Story = {
  render: () => <ApplicationScores recordId="a1" />,
  parameters: {
    answers: {
      ApplicationScores: {
        data: { applicationScores: { applicationId: 'a1', mean: null, spread: null, evaluations: [], rubrics: [] } },
      },
    },
  },
};
export const ScoresFailed: Story = {
  render: () => <ApplicationScores recordId="a1" />,
  parameters: { answers: { ApplicationScores: { error: 'The database rests' } } },
};
export const Ranking: Story = {
  render: () => <FunnelRanking recordId="f" />,
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await canvas.findByRole('table', { name: 'Ranking' });
    await expect(names()).toEqual(['Blue Fern', 'Bakely', 'Cedar']);
    await userEvent.click(canvas.getByRole('button', { name: 'Application' }));
    await expect(names()).toEqual(['Bakely', 'Blue Fern', 'Cedar']);
    await userEvent.click(canvas.getByRole('button', { name: 'Levelled score' }));
    await expect(names()).toEqual(['Blue Fern', 'Bakely', 'Cedar']);
  },
};
export const RankingInArabic: Story = { ...Ranking, play: async () => undefined, globals: { language: 'ar' } };
export const RankingDark: Story = { ...Ranking, play: async () => undefined, globals: { colourMode: 'dark' } };
export const NothingRanked: Story = {
  render: () => <FunnelRanking recordId="f" />,
  parameters: { answers: { FunnelRanking: { data: { funnel: null, funnelRanking: [] } } } },
};
export const Distribution: Story = {
  render: () => <FunnelDistribution recordId="f" />,
  globals: { role: 'Admin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share out' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('12 evaluators, 40 applications, 3 each: 10 per evaluator.')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /Ada Okafor/ })).toBeChecked();
    await userEvent.type(dialog.getByLabelText('Name or e-mail'), 'ben');
    await userEvent.click(dialog.getByRole('button', { name: 'Choose all shown' }));
    await expect(dialog.getByText('Chosen: 2')).toBeVisible();
  },
};
/** Thousands of evaluations: a job makes what is too much for one go, and the page looks again until it is done. */
let looked = 0;
export const SharedOutByAndBy: Story = {
  render: () => <FunnelDistribution recordId="f" />,
  globals: { role: 'Admin' },
  parameters: {
    answers: {
      FunnelDistribution: {
        answer: () => {
          looked += 1;
          return { funnelDistribution: [{ ...distribution, missing: 0, later: looked === 1 ? 600 : 0 }] };
        },
      },
      PreviewDistribution: { data: { previewDistribution: { ...counts, given: 3600, later: 600 } } },
    },
  },
  beforeEach: () => {
    looked = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Still being shared out')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share out' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/Following by themselves within minutes: 600\./)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Still being shared out')).toBeNull(), { timeout: 6000 });
  },
};
export const ByRoleAndTag: Story = {
  render: () => <FunnelDistribution recordId="f" />,
  globals: { role: 'Admin' },
  parameters: {
    answers: {
      FunnelDistribution: { data: { funnelDistribution: [ruled] } },
      EvaluatorChoices: { data: { evaluatorChoices: ruledChoices } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('By role and tag')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Share out' }));
    const dialog = within(await screen.findByRole('dialog'));
    const chidi = await dialog.findByRole('checkbox', { name: /Chidi Mensah/ });
    await expect(chidi).toBeChecked();
    await expect(chidi).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: /Ben Ito/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('switch', { name: /Ask everybody with these roles/ }));
    await expect(dialog.getByRole('checkbox', { name: /Chidi Mensah/ })).not.toBeChecked();
    await expect(dialog.queryByRole('checkbox', { name: /Ben Ito/ })).toBeNull();
    await userEvent.click(dialog.getByRole('switch', { name: /Ask everybody with these roles/ }));
    await expect(dialog.getByText('Chosen: 2')).toBeVisible();
  },
};
export const ByRoleAndTagInArabic: Story = {
  ...ByRoleAndTag,
  globals: { role: 'Admin', language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'توزيع' }));
    await expect(await screen.findByRole('switch')).toBeChecked();
  },
};
export const NothingToShareOut: Story = {
  render: () => <FunnelDistribution recordId="f" />,
  parameters: { answers: { FunnelDistribution: { data: { funnelDistribution: [] } } } },
};
export const OfAStartup: Story = {
  render: () => <StartupScores recordId="s1" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7.6 of 10')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the application' })).toBeVisible();
  },
};
