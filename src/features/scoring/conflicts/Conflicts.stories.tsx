import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choices, conflicts, namedApplicants } from '../storyScoring.ts';
import { FunnelConflicts } from './FunnelConflicts.tsx';
import { KnownApplicants } from './KnownApplicants.tsx';

/** All of them in each story: what is given here is not mixed with what a story says instead. */
const answers = (more: object = {}) => ({
  answers: {
    FunnelConflicts: { data: { funnelConflicts: conflicts } },
    FunnelDistribution: { data: { funnelDistribution: [] } },
    ConflictPeople: { data: { evaluatorChoices: choices } },
    DeclareConflicts: { data: { declareConflicts: { taken: 1, nobodyLeft: ['Cedar'] } } },
    WithdrawConflicts: { data: { withdrawConflicts: true } },
    ConflictChoices: { data: { conflictChoices: namedApplicants } },
    ScoringQueue: { data: { scoringQueue: [] } },
    ...more,
  },
});

const meta: Meta<typeof FunnelConflicts> = {
  title: 'scoring/Conflicts',
  component: FunnelConflicts,
  args: { funnelId: 'f' },
  globals: { role: 'Admin' },
};
export default meta;

type Story = StoryObj<typeof FunnelConflicts>;

export const OfAFunnel: Story = {
  parameters: answers(),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'Conflicts of interest' }));
    await expect(list.getByText('Said by themselves · Said in Spring batch on Feb 3, 2026')).toBeVisible();
    await expect(list.getByText('Recorded by Eva Admin · Said in Autumn batch on Feb 3, 2026')).toBeVisible();
    await expect(list.getByText('Blue Fern (draft)')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Take back: Ben Ito, Blue Fern' }));
    await screen.findByText('Taken back: Ben Ito may evaluate Blue Fern');
  },
};
/** By keyboard alone. */
export const Recording: Story = {
  parameters: answers(),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Record a conflict' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Record' })).toBeDisabled();
    dialog.getByRole('combobox', { name: 'Evaluator' }).focus();
    await userEvent.keyboard('ben');
    await screen.findByRole('option', { name: /^Ben Ito/ });
    await userEvent.keyboard('{ArrowDown}{Enter}{Tab}cedar');
    await screen.findByRole('option', { name: 'Cedar' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.type(dialog.getByLabelText('Reason (Optional)'), 'They share an office');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Nobody is left to evaluate: Cedar');
    await waitFor(() => expect(open).toHaveFocus());
  },
};
export const NotRecorded: Story = {
  parameters: answers({ DeclareConflicts: { error: 'The database rests' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record a conflict' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Evaluator' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Ada Okafor/ }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Applicants they know' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bakely' }));
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
    await dialog.findByRole('alert');
  },
};
export const None: Story = {
  parameters: answers({ FunnelConflicts: { data: { funnelConflicts: { ...conflicts, conflicts: [] } } } }),
  play: async ({ canvas }) => void (await canvas.findByText('None is recorded.')),
};
/** Who may only see it changes nothing. */
export const OnlySeen: Story = {
  parameters: answers(),
  globals: { role: 'Coach' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Recorded by Eva Admin/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OnAPhone: Story = {
  parameters: answers(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await canvas.findByText(/^Recorded by Eva Admin/)),
};
export const InArabic: Story = { parameters: answers(), globals: { language: 'ar' } };
export const Dark: Story = { parameters: answers(), globals: { colourMode: 'dark' } };
export const Loading: Story = { parameters: answers({ FunnelConflicts: 'never' }) };
export const Failed: Story = {
  parameters: answers({ FunnelConflicts: { error: 'The database rests' } }),
  play: async ({ canvas }) => void (await canvas.findByText('The database rests')),
};

/** As an evaluator: whom they know, ahead of judging, by keyboard. */
export const PeopleIKnow: Story = {
  parameters: answers(),
  globals: { role: 'Evaluator' },
  render: () => <KnownApplicants />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'People I know' }));
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(await dialog.findByRole('checkbox', { name: 'Blue Fern' })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Cedar' })).toBeDisabled();
    await expect(save).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Name'), 'bak');
    await expect(dialog.queryByRole('checkbox', { name: 'Cedar' })).toBeNull();
    await userEvent.tab();
    await expect(dialog.getByRole('checkbox', { name: 'Bakely' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await dialog.findByText('1 application leaves your queue.');
    await userEvent.type(dialog.getByLabelText('Reason (Optional)'), 'A cousin');
    await userEvent.click(save);
    await screen.findByText('Saved. You are given nothing of people you know.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'People I know' })).toHaveFocus());
  },
};
export const PeopleIKnowOnAPhone: Story = {
  ...PeopleIKnow,
  globals: { role: 'Evaluator', viewport: { value: 'phone' } },
};
export const NobodyToShow: Story = {
  globals: { role: 'Evaluator' },
  parameters: answers({ ConflictChoices: { data: { conflictChoices: [] } } }),
  render: () => <KnownApplicants />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'People I know' }));
    await screen.findByText(/^Nobody to show/);
  },
};
