import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { useStore } from '#src/data/createStore.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { BatchMenu } from './BatchMenu.tsx';
import { BatchOutlet } from './BatchOutlet.tsx';
import { BatchPanels } from './BatchPanels.tsx';
import { batchStore } from './batchStore.ts';
import { DecideSeveral } from './deciding/DecideSeveral.tsx';
import { LetterPreview } from './deciding/LetterPreview.tsx';
import { RejectionLetter } from './deciding/RejectionLetter.tsx';
import { begun, decisions, mails } from './deciding/storyDecisions.ts';
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
/** What an action means besides its name is said before it is done. */
export const SaysWhatArchivingPeopleMeans: Story = {
  render: () => <Offered entity="User" />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Archive' }));
    await expect(await body.findByText(/They can sign in no more/)).toBeVisible();
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
