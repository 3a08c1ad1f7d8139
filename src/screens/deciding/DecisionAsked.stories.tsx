import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as overview from '#src/generated/screens/applications.overview.gen.ts';
import { listPage } from '../../../stories/support/buildStartup.ts';
import { RecordEditor } from '../form/RecordEditor.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { DecisionOutlet } from './DecisionOutlet.tsx';
import { StartupStays } from './StartupStays.tsx';

const changed = fn();
const decided = fn();
const closed = fn();
type Given = Readonly<Record<string, unknown>>;

const application = {
  _id: 'a1',
  version: 4,
  startupName: 'Volta',
  status: 'under_review',
  decisionNote: 'A strong team',
  evaluators: [],
  tags: [],
  may: { update: true, delete: false, readonly: [] },
};

/** Wherever the status of an application is set, a decision is asked for before it is one. */
const mail = {
  to: 'nia@volta.example',
  subject: 'Volta is accepted into Climate',
  html: '<p>Hello Nia</p>',
  isOwn: false,
  isUnconfirmed: false,
  letter: null,
  letters: [],
};

const meta: Meta = {
  title: 'screens/Decision asked',
  subcomponents: { DecisionOutlet, StartupStays },
  beforeEach: () => {
    for (const heard of [changed, decided, closed]) heard.mockClear();
  },
  parameters: {
    answers: {
      Form_application: { data: { record: application } },
      Screen_applications_overview: listPage([application]),
      UpdateApplication: {
        answer: (variables: Given) => {
          changed(variables);
          return { record: { ...application, ...Object(variables.input), version: 5 } };
        },
      },
      Move_Application: {
        answer: (variables: Given) => {
          changed(variables);
          return { record: { _id: 'a1', version: 5 } };
        },
      },
      DecisionMail: {
        data: { decisionMail: mail },
      },
      StartupPreview: {
        data: {
          application: { _id: 'a1', program: { _id: 'p1', name: 'Growth Track', capacity: 12, placesTaken: 9 } },
          acceptedTeam: [],
          startupPreview: [],
        },
      },
      DecideApplication: {
        answer: (variables: Given) => {
          decided(variables);
          return { decideApplication: { _id: 'a1', status: 'accepted', undoableUntil: null } };
        },
      },
    },
  },
};
export default meta;

type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const none = { letter: null, withoutMail: false, tellAt: null };

const setsStatus =
  (label: string): Play =>
  async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox', { name: /^Status/ }));
    await userEvent.click(await body.findByRole('option', { name: label }));
  };
const saves: Play = async ({ canvasElement, userEvent }) => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(body.getByRole('button', { name: 'Save application' }));
};
const dialogIn = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name }));

/** The panel goes when it is saved, as on a page. */
function Editor() {
  const [isOpen, setOpen] = useState(true);
  const close = (): void => {
    closed();
    setOpen(false);
  };
  return isOpen && <RecordEditor formId="application" recordId="a1" onClose={close} />;
}
const editor = () => <Editor />;

/** What else was changed is saved; the decision is asked with the note that was written. */
export const AcceptedInTheForm: Story = {
  render: editor,
  play: async (scope) => {
    const { canvasElement, userEvent } = scope;
    const body = within(canvasElement.ownerDocument.body);
    await setsStatus('Accepted')(scope);
    await userEvent.type(body.getByRole('textbox', { name: /^Country/ }), 'Portugal');
    await saves(scope);
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ id: 'a1', version: 4, input: { country: 'Portugal' } }));
    const dialog = await dialogIn(canvasElement, 'Accept the application of Volta?');
    await expect(closed).toHaveBeenCalled();
    await dialog.findByText('9 of 12 places in Growth Track are taken.');
    await expect(dialog.getByLabelText('Reason (Optional)')).toHaveValue('A strong team');
    await expect(decided).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    const expected = { applicationId: 'a1', action: 'accept', version: 5, note: 'A strong team', ...none };
    await waitFor(() => expect(decided).toHaveBeenCalledWith(expected));
  },
};
/** Whoever signed up and never opened the mail of that day gets in only once they have: who accepts is to know. */
export const AcceptedBeforeTheAddressIsConfirmed: Story = {
  render: editor,
  parameters: {
    answers: {
      ...meta.parameters?.answers,
      DecisionMail: { data: { decisionMail: { ...mail, isUnconfirmed: true } } },
    },
  },
  play: async (scope) => {
    await setsStatus('Accepted')(scope);
    await saves(scope);
    const dialog = await dialogIn(scope.canvasElement, 'Accept the application of Volta?');
    await expect(await dialog.findByText(/has not confirmed this address yet/)).toBeVisible();
  },
};
/** What was accepted before has become a startup, which a rejection does not end. */
export const RejectedWhereItsStartupStays: Story = {
  render: editor,
  parameters: {
    answers: {
      ...meta.parameters?.answers,
      DecisionMail: {
        data: {
          decisionMail: null,
          application: {
            _id: 'a1',
            interviewAt: '2099-03-04T15:00:00+00:00',
            startup: { _id: 's1', name: 'Volta', status: 'active' },
          },
        },
      },
    },
  },
  play: async (scope) => {
    await setsStatus('Rejected')(scope);
    await saves(scope);
    const dialog = await dialogIn(scope.canvasElement, 'Reject the application of Volta?');
    await dialog.findByText(/^Volta stays a startup here/i);
    await expect(dialog.getByText(/^The interview is called off when the applicant is told:/)).toBeVisible();
  },
};
/** Nothing else was changed, and nothing is when one thinks better of it. */
export const RejectedAndThoughtBetter: Story = {
  render: editor,
  globals: { viewport: { value: 'phone' } },
  play: async (scope) => {
    await setsStatus('Rejected')(scope);
    await saves(scope);
    const dialog = await dialogIn(scope.canvasElement, 'Reject the application of Volta?');
    await scope.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const body = within(scope.canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.queryByRole('dialog', { name: /^Reject/ })).toBeNull());
    await expect(changed).not.toHaveBeenCalled();
    await expect(decided).not.toHaveBeenCalled();
  },
};
export const AnotherStatusInTheForm: Story = {
  render: editor,
  play: async (scope) => {
    await setsStatus('Pending decision')(scope);
    await saves(scope);
    const input = { status: 'pending_decision' };
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ id: 'a1', version: 4, input }));
    await expect(within(scope.canvasElement.ownerDocument.body).queryByRole('dialog', { name: /Volta/ })).toBeNull();
  },
};
/** In a cell of the table, by keyboard; the cell stays as it was until it is decided. */
export const AcceptedInACell: Story = {
  render: () => <TableScreen module={overview} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    (await body.findByRole('button', { name: 'Change Status of Volta' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('option', { name: 'Accepted' }));
    const dialog = await dialogIn(canvasElement, 'Accept the application of Volta?');
    await dialog.findByText('To nia@volta.example');
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Reason (Optional)'), 'Yes');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    const expected = { applicationId: 'a1', action: 'accept', version: 4, ...none, note: 'A strong teamYes' };
    await waitFor(() => expect(decided).toHaveBeenCalledWith(expected));
  },
};
export const AcceptedInArabic: Story = {
  render: editor,
  globals: { language: 'ar', colourMode: 'dark' },
};
