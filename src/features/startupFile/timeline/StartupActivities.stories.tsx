import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { beginWriting, GoesFromRecordToRecord } from '../../../../stories/support/GoesFromRecordToRecord.tsx';
import { StartupActivities } from './StartupActivities.tsx';
import { demoDayEmail, item, person, pricingSession, readDelivery } from './storyTimeline.ts';

const meta: Meta<typeof StartupActivities> = {
  title: 'features/StartupActivities',
  component: StartupActivities,
  args: { recordId: 's1' },
};
export default meta;

type Story = StoryObj<typeof StartupActivities>;

const value = {
  isPoint0: false,
  dateValue: null,
  unit: 'MONETARY',
  metric: { _id: 'm1', name: 'Revenue' },
  editedBy: person,
};
const kinds = [
  item('note', {
    messageDocument: 'Close to signing the first large customer.',
    isPinned: true,
    attachments: [{ _id: 'f1', name: 'deck.pdf', url: '/api/attachments/f1' }],
  }),
  item('comment', { messageDocument: 'Costs grow faster than they tell.', isPublic: false }),
  item('dataDue', { dueDate: '2026-02-01T00:00:00.000Z' }),
  item('topLevelDataSubmitted', {
    dueDate: '2025-12-31T00:00:00.000Z',
    data: [
      { ...value, value: 12_000, metadata: { diff: 1_500, change: 0.14, useArrow: true } },
      {
        ...value,
        metric: { _id: 'm2', name: 'Grants' },
        value: 900,
        metadata: { diff: -100, change: -0.1, useArrow: true },
      },
      { ...value, metric: { _id: 'm3', name: 'Loans' }, value: 5, isPoint0: true, metadata: null },
    ],
  }),
  item('coachingSession', {
    session: pricingSession,
  }),
  item('coachingInvite', {
    invite: {
      status: 'expired',
      expires: '2026-01-02T00:00:00.000Z',
      invitees: [person],
      session: { name: 'Check-in' },
    },
  }),
  item('categorizationUpdate', { answers: [{ key: 'ServiceIsLive', label: 'Is it live?', value: true }] }),
  item('emailThread', {
    email: demoDayEmail,
    delivery: readDelivery,
  }),
];
const answer = (results: readonly unknown[]) => ({
  StartupTimeline: { data: { startupEvents: { next: null, results } } },
});

export const EveryKind: Story = {
  parameters: { answers: answer(kinds) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Close to signing the first large customer.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Download deck.pdf' })).toBeVisible();
    await expect(canvas.getByText('What will change?')).toBeVisible();
    await expect(canvas.getByText('team@demo.test')).toBeVisible();
  },
};
export const AsFounder: Story = {
  parameters: { answers: answer(kinds.slice(0, 1)) },
  globals: { role: 'Cofounder' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Close to signing the first large customer.');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Empty: Story = { parameters: { answers: answer([]) } };
export const Loading: Story = { parameters: { answers: { StartupTimeline: 'never' } } };
export const Failed: Story = { parameters: { answers: { StartupTimeline: { error: 'The database rests' } } } };
export const RightToLeft: Story = { parameters: { answers: answer(kinds) }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: answer(kinds) }, globals: { colourMode: 'dark' } };
/** A note that is hidden from the founders of one startup hides nothing of the next one's. */
export const OfTwoStartups: Story = {
  parameters: { answers: answer([]) },
  render: () => (
    <GoesFromRecordToRecord ids={['s1', 's2']}>{(id) => <StartupActivities recordId={id} />}</GoesFromRecordToRecord>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const hidden = () => canvas.getByRole('checkbox', { name: 'Hide from founders' });
    const editor = () => canvas.getByRole('textbox', { name: 'Write a note' });
    await beginWriting(canvas, userEvent, 'Write a note', 'Between us');
    await userEvent.click(hidden());
    await userEvent.click(canvas.getByRole('button', { name: 'Go to s2' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a note' }));
    await waitFor(() => expect(editor()).toBeVisible());
    await expect(hidden()).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to s1' }));
    await waitFor(() => expect(editor()).toHaveTextContent('Between us'));
    await expect(hidden()).toBeChecked();
  },
};
