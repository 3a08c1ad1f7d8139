import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { signOut } from '#src/data/session/signOut.ts';
import { BatchOutlet } from '../BatchOutlet.tsx';
import { BatchPanel } from '../BatchPanel.tsx';
import { BatchPanels } from '../BatchPanels.tsx';
import { type BatchProgress, newProgress } from '../batchProgress.ts';
import { batchStore } from '../batchStore.ts';
import { keepDecision } from './lastDecision.ts';
import { decisions, type Given, taken } from './storyDecisions.ts';
import { useKeptDecision } from './useKeptDecision.ts';
import { useUndoTogether } from './useUndoTogether.ts';

const meta: Meta = { title: 'screens/Undo of a decision on several' };
export default meta;

type Story = StoryObj;

const done = fn();
const decidedProgress: BatchProgress = {
  ...newProgress(2),
  validation: 'SUCCEEDED',
  succeeded: ['a1', 'a2'],
  result: 'SUCCEEDED',
};
function Decided() {
  const { mutate } = useUndoTogether(done);
  return (
    <BatchPanel
      kind="application"
      progress={decidedProgress}
      undo={{ isRunning: false, run: () => mutate({ operation: 'b8', applicationIds: decidedProgress.succeeded }) }}
      onClose={done}
    />
  );
}
/** What was decided on several is said and taken back in one place; there is no toast beside it. */
export const UndoneTogether: Story = {
  parameters: { answers: decisions },
  render: () => <Decided />,
  play: async ({ canvasElement, userEvent }) => {
    taken.mockClear();
    done.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await body.findByText('Applications decided: 2');
    await expect(body.queryByTestId('toast')).toBeNull();
    await userEvent.click(body.getByRole('button', { name: 'Undo' }));
    await body.findByText('Decisions taken back: 2');
    await expect(done).toHaveBeenCalled();
    await expect(taken.mock.calls).toEqual([['b8']]);
  },
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** The panel has gone by itself; for as long as it can be, the decision is taken back from here. */
export const UndoneAfterItsPanel: Story = {
  parameters: { answers: decisions },
  render: () => (
    <BatchPanels
      batches={[]}
      decision={{ by: 'u1', operation: 'b8', applicationIds: ['a1', 'a2'], until: inMinutes(5) }}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    taken.mockClear();
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^You can undo this until/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(taken.mock.calls).toEqual([['b8']]));
  },
};
/** It is told on another day: a time alone would be read as one of today. Made small it leaves the rows behind it free. */
export const UndoneUntilADay: Story = {
  render: () => (
    <BatchPanels
      batches={[]}
      decision={{ by: 'u1', operation: 'b8', applicationIds: ['a1', 'a2'], until: '2099-01-03T09:00:00Z' }}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^You can undo this until January 3, 2099/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make small' }));
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Applications decided: 2' }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
/** A colleague has decided anew on one of them meanwhile: that stays, and it is said. */
export const UndoneButForOne: Story = {
  parameters: { answers: decisions },
  render: () => (
    <BatchPanels
      batches={[]}
      decision={{ by: 'u1', operation: 'b8', applicationIds: ['a1', 'a2', 'a3'], until: inMinutes(5) }}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Undo' }));
    const body = within(canvasElement.ownerDocument.body);
    await body.findByText('Decisions taken back: 2. Left as they are, being told or decided anew: 1');
  },
};
const twoDecided = ['a1', 'a2'];
/** Several applications have just been decided on. */
function JustDecided() {
  useKeptDecision('b8', twoDecided);
  return <BatchOutlet />;
}
const undoable = {
  ...decisions,
  FollowedBatches: { data: { operations: [] } },
  UndoableUntil: { answer: ({ id }: Given) => ({ application: { _id: id, undoableUntil: inMinutes(5) } }) },
};
const offersUndo = { name: 'Undo' } as const;
/** It is taken back by who decided, and by nobody else who comes to the same tab. */
export const UndoneByWhoDecided: Story = {
  parameters: { answers: undoable },
  render: () => <JustDecided />,
  play: async ({ canvasElement, userEvent }) => {
    taken.mockClear();
    const canvas = within(canvasElement);
    const signIn = (_id: string) =>
      sessionStore.set((current) => ({ ...current, user: current.user && { ...current.user, _id } }));
    await canvas.findByRole('button', offersUndo);
    signIn('u2');
    await waitFor(() => expect(canvas.queryByText('Applications decided: 2')).toBeNull());
    signIn('u1');
    await userEvent.click(await canvas.findByRole('button', offersUndo));
    await waitFor(() => expect(taken.mock.calls).toEqual([['b8']]));
    await waitFor(() => expect(canvas.queryByRole('button', offersUndo)).toBeNull());
  },
};
/** Who signs out leaves neither panels nor a way back behind. */
export const ForgottenAtSignOut: Story = {
  parameters: { answers: undoable },
  render: () => <BatchOutlet />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    keepDecision({ by: 'u1', operation: 'b8', applicationIds: twoDecided, until: inMinutes(5) });
    await canvas.findByRole('button', offersUndo);
    batchStore.set([{ id: 'b1', kind: 'user', total: 4 }]);
    await canvas.findByText('Processing 0/4 users.');
    const { user, rights } = sessionStore.get();
    signOut('expired');
    sessionStore.set((current) => ({ ...current, status: 'signedIn', user, rights }));
    await waitFor(() => expect(canvas.queryByRole('button', offersUndo)).toBeNull());
    await expect(canvas.queryByText('Processing 0/4 users.')).toBeNull();
  },
};
/** Whoever may not decide on several is offered no way back, though it is their own. */
export const NoWayBackForOthers: Story = {
  parameters: { answers: undoable },
  render: () => <BatchOutlet />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    keepDecision({ by: 'u1', operation: 'b8', applicationIds: twoDecided, until: inMinutes(5) });
    await canvas.findByRole('button', offersUndo);
    sessionStore.set((current) => {
      const { rights } = current;
      return {
        ...current,
        rights: rights && { ...rights, principal: { ...rights.principal, roleTypes: ['Mentor'], grants: {} } },
      };
    });
    await waitFor(() => expect(canvas.queryByRole('button', offersUndo)).toBeNull());
  },
};
/** Once the time to undo is over nothing is offered. */
export const TooLateToUndo: Story = {
  render: () => (
    <BatchPanels batches={[]} decision={{ by: 'u1', operation: 'b8', applicationIds: ['a1'], until: inMinutes(-1) }} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
