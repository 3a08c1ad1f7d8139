import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { useStore } from '#src/data/createStore.ts';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { signOut } from '#src/data/session/signOut.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { BatchMenu } from './BatchMenu.tsx';
import { BatchOutlet } from './BatchOutlet.tsx';
import { BatchPanel } from './BatchPanel.tsx';
import { BatchPanels } from './BatchPanels.tsx';
import { type BatchProgress, newProgress } from './batchProgress.ts';
import { batchStore } from './batchStore.ts';
import { DecideSeveral } from './deciding/DecideSeveral.tsx';
import { LetterPreview } from './deciding/LetterPreview.tsx';
import { keepDecision } from './deciding/lastDecision.ts';
import { RejectionLetter } from './deciding/RejectionLetter.tsx';
import { useKeptDecision } from './deciding/useKeptDecision.ts';
import { useUndoTogether } from './deciding/useUndoTogether.ts';
import { FollowedBatch } from './FollowedBatch.tsx';

const meta: Meta = {
  title: 'screens/Operations on many records',
  parameters: {
    answers: { Options_Tag: { data: { page: { next: null, results: [{ _id: 'g1', name: 'Health' }] } } } },
  },
};
export default meta;

type Story = StoryObj;

const done = fn();
export const Followed: Story = {
  render: () => <FollowedBatch batch={{ id: 'b1', kind: 'user', total: 4 }} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Processing 0/4 users.')).toBeVisible();
  },
};
export const Several: Story = {
  render: () => (
    <BatchPanels
      batches={[
        { id: 'b1', kind: 'user', total: 4 },
        { id: 'b2', kind: 'startup', total: 2 },
      ]}
      decision={null}
    />
  ),
};

function Offered({ entity }: { readonly entity: string }) {
  const count = useStore(batchStore).length;
  return (
    <>
      <BatchMenu entity={entity} records={[{ _id: 'r1' }, { _id: 'r2' }]} onStarted={done} />
      <BatchOutlet key={count} />
    </>
  );
}

const started = fn();
export const StartedFromTheMenu: Story = {
  parameters: {
    answers: {
      StartStartupBatch: {
        answer: (variables: unknown) => {
          started(variables);
          return { started: { id: 'b9', count: 2 } };
        },
      },
      Options_Tag: { data: { page: { next: null, results: [{ _id: 'g1', name: 'Health' }] } } },
    },
  },
  render: () => <Offered entity="Startup" />,
  play: async ({ canvasElement, userEvent }) => {
    batchStore.set([]);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Add tags' }));
    const dialog = await body.findByRole('dialog', { name: 'Add tags: 2 selected' });
    await userEvent.click(await within(dialog).findByLabelText('Tags'));
    await userEvent.click(await body.findByRole('option', { name: 'Health' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add tags' }));
    const expected = { action: 'ADD_TAGS', ids: ['r1', 'r2'], data: { tags: ['g1'] } };
    await waitFor(() => expect(started).toHaveBeenCalledWith(expected));
    await expect(await body.findByText('Processing 0/2 startups.')).toBeVisible();
    batchStore.set([]);
  },
};
/** After a reload the server says what still runs, and what was open here. */
export const FoundAgain: Story = {
  parameters: {
    answers: { FollowedBatches: { data: { operations: [{ id: 'b7', kind: 'application', count: 12 }] } } },
  },
  render: () => <BatchOutlet />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Processing 0/12 applications.')).toBeVisible();
  },
};
const mails = {
  applications: 2,
  mailed: 2,
  hasUsual: true,
  letters: [
    { _id: 'l1', name: 'Usual refusal', isUsual: true },
    { _id: 'l2', name: 'Too early, apply again', isUsual: false },
  ],
};
const begun = fn();
const taken = fn();
type Given = Readonly<Record<string, unknown>>;
const decisions = {
  RejectionMails: {
    answer: ({ letter }: Given) => ({ rejectionMails: { ...mails, mailed: letter === 'l2' ? 1 : 2 } }),
  },
  DecisionMail: {
    answer: ({ letter, action, applicationId }: Given) => ({
      decisionMail: {
        to: `${applicationId}@volta.example`,
        subject: action === 'accept' ? 'Welcome to Climate' : letter === 'l2' ? 'Apply again' : 'Not this time',
        html: '<p>Hello</p>',
        isOwn: false,
        letter: null,
        letters: [],
      },
    }),
  },
  StartupPreview: {
    answer: ({ applicationId }: Given) => ({
      application: { _id: applicationId, program: { _id: 'p1', name: 'Growth Track', capacity: 12, placesTaken: 12 } },
      acceptedTeam: [`grace.${applicationId}@volta.example`],
      startupPreview: [],
    }),
  },
  StartApplicationBatch: {
    answer: (variables: Given) => {
      begun(variables);
      return { started: { id: 'b8', count: 2 } };
    },
  },
  UndoDecisions: {
    answer: ({ operation }: Given) => {
      taken(operation);
      return { undoDecisions: ['a1', 'a2'] };
    },
  },
};
const applications = [
  { _id: 'a1', startupName: 'Volta', status: 'under_review' },
  { _id: 'a2', startupName: 'Bakely', status: 'under_review' },
];

/** As rejecting one: which e-mail, how many get it, and how it reads for one of them. */
export const RejectsSeveral: Story = {
  parameters: { answers: decisions },
  render: () => <BatchMenu entity="Application" records={applications} onStarted={done} />,
  play: async ({ canvasElement, userEvent }) => {
    begun.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Reject' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Reject: 2 selected' }));
    await dialog.findByText('Applicants who get an e-mail: 2 of 2');
    await dialog.findByText('To a1@volta.example');
    await userEvent.selectOptions(dialog.getByLabelText('Which e-mail is sent'), 'Too early, apply again');
    await dialog.findByText('Applicants who get an e-mail: 1 of 2');
    await userEvent.selectOptions(dialog.getByLabelText('Preview for'), 'Bakely');
    await dialog.findByText('To a2@volta.example');
    await dialog.findByText('Apply again');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    const data = { note: null, tellAt: null, letter: 'l2', withoutMail: false };
    await waitFor(() => expect(begun).toHaveBeenCalledWith({ action: 'REJECT', ids: ['a1', 'a2'], data }));
    batchStore.set([]);
  },
};
/** On a day, with no e-mail at all, by keyboard. */
export const RejectsSeveralLater: Story = {
  parameters: { answers: decisions },
  globals: { viewport: { value: 'phone' } },
  render: () => <BatchMenu entity="Application" records={applications} onStarted={done} />,
  play: async ({ canvasElement, userEvent }) => {
    begun.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    (await body.findByRole('button', { name: 'Actions' })).focus();
    await userEvent.keyboard('{Enter}');
    (await body.findByRole('menuitem', { name: 'Reject with delay' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await body.findByRole('dialog', { name: 'Reject with delay: 2 selected' }));
    await userEvent.type(dialog.getByLabelText('The applicant is told on'), '2040-05-06');
    await dialog.findByText('Applicants who get an e-mail: 2 of 2');
    await userEvent.selectOptions(
      dialog.getByLabelText('Which e-mail is sent'),
      'None; it is told in the product only',
    );
    await dialog.findByText('Applicants who get an e-mail: 0 of 2');
    await expect(dialog.queryByLabelText('Preview for')).toBeNull();
    dialog.getByRole('button', { name: 'Reject with delay' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(begun).toHaveBeenCalledWith({
        action: 'DELAY_REJECT',
        ids: ['a1', 'a2'],
        data: { note: null, tellAt: expect.stringMatching(/^2040-05-0/), letter: null, withoutMail: true },
      }),
    );
    batchStore.set([]);
  },
};
/** A status that stands for a decision asks what the decision asks, and is that decision. */
const setsStatus =
  (status: string): Story['play'] =>
  async ({ canvasElement, userEvent }) => {
    begun.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Set status' }));
    const asked = within(await body.findByRole('dialog', { name: 'Set status: 2 selected' }));
    await userEvent.click(asked.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await body.findByRole('option', { name: status }));
    await userEvent.click(asked.getByRole('button', { name: 'Set status' }));
  };
export const SetsStatusToRejected: Story = {
  parameters: { answers: decisions },
  render: () => <BatchMenu entity="Application" records={applications} onStarted={done} />,
  play: async (scope) => {
    await setsStatus('Rejected')?.(scope);
    const body = within(scope.canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Reject: 2 selected' }));
    await expect(begun).not.toHaveBeenCalled();
    await dialog.findByText('Applicants who get an e-mail: 2 of 2');
    await scope.userEvent.selectOptions(dialog.getByLabelText('Which e-mail is sent'), 'Too early, apply again');
    await scope.userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    const data = { note: null, tellAt: null, letter: 'l2', withoutMail: false };
    await waitFor(() => expect(begun).toHaveBeenCalledWith({ action: 'REJECT', ids: ['a1', 'a2'], data }));
    batchStore.set([]);
  },
};
export const SetsStatusToAccepted: Story = {
  parameters: { answers: decisions },
  render: () => <BatchMenu entity="Application" records={applications} onStarted={done} />,
  play: async (scope) => {
    await setsStatus('Accepted')?.(scope);
    const body = within(scope.canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Accept: 2 selected' }));
    await expect(begun).not.toHaveBeenCalled();
    await dialog.findByText('To a1@volta.example');
    await dialog.findByText(/^Growth Track is full: 12 of 12 places are taken/);
    await scope.userEvent.selectOptions(dialog.getByLabelText('Preview for'), 'Bakely');
    await dialog.findByText('To a2@volta.example');
    await dialog.findByText('The team gets accounts too: grace.a2@volta.example');
    await scope.userEvent.type(dialog.getByLabelText('The applicant is told on (Optional)'), '2040-05-06');
    await scope.userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    const data = { note: null, tellAt: expect.stringMatching(/^2040-05-0/), letter: null, withoutMail: false };
    await waitFor(() => expect(begun).toHaveBeenCalledWith({ action: 'ACCEPT', ids: ['a1', 'a2'], data }));
    batchStore.set([]);
  },
};
export const SetsAnotherStatus: Story = {
  parameters: { answers: decisions },
  render: () => <BatchMenu entity="Application" records={applications} onStarted={done} />,
  play: async (scope) => {
    await setsStatus('Pending decision')?.(scope);
    const data = { status: 'pending_decision' };
    await waitFor(() => expect(begun).toHaveBeenCalledWith({ action: 'SET_STATUS', ids: ['a1', 'a2'], data }));
    batchStore.set([]);
  },
};
const two = [
  { id: 'a1', name: 'Volta' },
  { id: 'a2', name: 'Bakely' },
];
const given = { onClose: done, onChosen: done };
const rejecting = { title: 'Reject: 2 selected', submit: 'Reject', action: 'reject', ...given } as const;
const accepting = { title: 'Accept: 2 selected', submit: 'Accept', action: 'accept', ...given } as const;
export const RejectingDark: Story = {
  parameters: { answers: decisions },
  render: () => <DecideSeveral {...rejecting} applications={two} />,
  globals: { colourMode: 'dark' },
};
export const RejectingInArabic: Story = {
  parameters: { answers: decisions },
  render: () => <DecideSeveral {...rejecting} applications={two} />,
  globals: { language: 'ar' },
};
export const AcceptingOnAPhone: Story = {
  parameters: { answers: decisions },
  render: () => <DecideSeveral {...accepting} applications={two} />,
  globals: { viewport: { value: 'phone' } },
};
export const AcceptingInArabic: Story = {
  ...AcceptingOnAPhone,
  globals: { language: 'ar', colourMode: 'dark' },
};
export const LetterOfOne: Story = {
  parameters: { answers: decisions },
  render: () => <LetterPreview action="accept" applications={two.slice(0, 1)} letter={null} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Welcome to Climate');
    await expect(within(canvasElement).queryByLabelText('Preview for')).toBeNull();
  },
};
/** Funnels that send different e-mails by themselves: each sends its own unless one is chosen. */
export const LettersOfEachFunnel: Story = {
  parameters: {
    answers: {
      ...decisions,
      RejectionMails: {
        data: { rejectionMails: { ...mails, letters: [{ _id: 'l3', name: 'For all', isUsual: false }] } },
      },
    },
  },
  render: () => <RejectionLetter action="reject" applications={two} letter={null} onLetter={done} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('option', { name: 'The usual e-mail of each funnel' });
  },
};
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
export const NothingForMentors: Story = {
  render: () => <Offered entity="Application" />,
  globals: { role: 'Mentor' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Actions' })).toBeNull();
  },
};
export const AsksForAStatus: Story = {
  render: () => (
    <BatchDialog
      title="Set status: 2 selected"
      submit="Set status"
      input={{ name: 'status', choices: 'ApplicationStatus' }}
      onClose={done}
      onChosen={done}
    />
  ),
};
