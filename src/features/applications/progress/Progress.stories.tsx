import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../../stories/support/says.ts';
import { ApplicationProgressTab } from './ApplicationProgressTab.tsx';
import { ApplicationsManagerPage } from './ApplicationsManagerPage.tsx';
import { ApplyAgainSection } from './ApplyAgainSection.tsx';
import { MyApplicationsSection } from './MyApplicationsSection.tsx';
import { ProgressCard, type Told } from './ProgressCard.tsx';
import { ProgressSteps } from './ProgressSteps.tsx';

const draft: Told = {
  applicationId: 'a1',
  startupName: 'Volta',
  programName: 'Climate',
  status: 'draft',
  steps: [
    { _id: 'r1', name: 'Written', state: 'current' },
    { _id: 'r2', name: 'Interview', state: 'ahead' },
  ],
  open: { name: 'Written', answered: 7, questions: 12 },
  isTaken: true,
  closesAt: '2099-04-01T23:59:59.999Z',
  hearsBy: null,
  startup: null,
  waitingPlace: null,
  interview: null,
  awaitsTalk: false,
  choosesTalk: false,
  asked: null,
};
const handedIn: Told = {
  ...draft,
  status: 'under_review',
  open: null,
  isTaken: false,
  closesAt: null,
  hearsBy: '2099-05-04',
};

const meta: Meta = {
  title: 'applications/Progress',
  parameters: {
    answers: { ApplicationProgress: { data: { applicationProgress: [draft, { ...handedIn, applicationId: 'a2' }] } } },
  },
};
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };

export const Steps: Story = { render: () => <ProgressSteps steps={draft.steps} />, play: says('Interview') };
export const Draft: Story = {
  render: () => <ProgressCard told={draft} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('7 of 12 answered')).toBeVisible();
    await expect(canvas.getByText(/It closes on Apr [12], 2099, \d.+ [A-Z]/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/application/a1/form');
  },
};
export const DraftDark: Story = { ...Draft, ...dark };
export const DraftRightToLeft: Story = { render: () => <ProgressCard told={draft} />, ...rightToLeft };
export const Waiting: Story = {
  render: () => <ProgressCard told={{ ...handedIn, waitingPlace: 2 }} />,
  play: says(/on the waiting list, at place 2/),
};
export const AwaitsTalk: Story = {
  render: () => <ProgressCard told={{ ...handedIn, awaitsTalk: true }} />,
  play: says(/Next is a talk with us/),
};
export const AwaitsTalkRightToLeft: Story = {
  render: () => <ProgressCard told={{ ...handedIn, awaitsTalk: true }} />,
  ...rightToLeft,
};
export const WaitingRightToLeft: Story = {
  render: () => <ProgressCard told={{ ...handedIn, waitingPlace: 2 }} />,
  ...rightToLeft,
};
const interview = {
  startTime: '2099-04-08T14:00:00Z',
  endTime: '2099-04-08T14:30:00Z',
  hostName: 'Eva Expert',
  room: null,
  location: 'https://call.example/volta',
  isChangeable: false,
  otherTimeAskedAt: null,
};
export const Invited: Story = {
  render: () => <ProgressCard told={{ ...handedIn, interview }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Next: you talk with Eva Expert.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toHaveAttribute('href', interview.location);
  },
};
const said = fn();
export const AsksForAnotherTime: Story = {
  render: () => <ProgressCard told={{ ...handedIn, interview }} />,
  parameters: {
    answers: {
      AskForOtherInterview: {
        answer: (variables: unknown) => {
          said(variables);
          return { askForOtherInterview: true };
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for another time' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByDisplayValue(/can’t come on Apr 8, 2099/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(said).toHaveBeenCalledWith({
        applicationId: 'a1',
        words: expect.stringContaining('Apr 8, 2099'),
      }),
    );
  },
};
export const InvitedDark: Story = { ...Invited, ...dark };
export const InvitedToRoom: Story = {
  render: () => (
    <ProgressCard
      told={{
        ...handedIn,
        interview: { ...interview, hostName: null, room: 'Room 4, Dock 2', location: 'Ring twice' },
      }}
    />
  ),
  play: says('Room 4, Dock 2 · Ring twice'),
  ...rightToLeft,
};
export const TooLate: Story = {
  render: () => <ProgressCard told={{ ...draft, isTaken: false }} />,
  play: says(/can’t be handed in/),
};
export const HandedIn: Story = {
  render: () => <ProgressCard told={handedIn} isLinked />,
  play: says('We have what we need. You hear from us by May 4, 2099.'),
};
const asked = { ...handedIn, asked: 'How much does the battery weigh, and what does it cost to make?' };
export const Asked: Story = {
  render: () => <ProgressCard told={asked} isLinked />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/How much does the battery weigh/)).toBeVisible();
    await expect(canvas.queryByText(/We have what we need/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/application/a1/activities');
  },
};
export const AskedDark: Story = { ...Asked, ...dark };
export const AskedRightToLeft: Story = { render: () => <ProgressCard told={asked} />, ...rightToLeft };
export const AskedOfADraft: Story = {
  render: () => <ProgressCard told={{ ...draft, asked: asked.asked }} />,
  play: says('7 of 12 answered'),
};
export const WithoutADate: Story = {
  render: () => <ProgressCard told={{ ...handedIn, hearsBy: null, steps: [] }} />,
  play: says(/are reading it/),
};
export const Accepted: Story = {
  render: () => <ProgressCard told={{ ...handedIn, status: 'accepted', startup: 's1' }} />,
  play: async ({ canvasElement }) => {
    const open = await within(canvasElement).findByRole('link', { name: 'Open your Startup' });
    await expect(open).toHaveAttribute('href', '/startup/s1/file');
  },
};
export const NotAccepted: Story = {
  render: () => <ProgressCard told={{ ...handedIn, status: 'rejected' }} />,
  play: says('Not accepted'),
};

export const Tab: Story = { render: () => <ApplicationProgressTab recordId="a1" />, play: says('7 of 12 answered') };
export const TabFailed: Story = {
  parameters: { answers: { ApplicationProgress: { error: 'The database rests' } } },
  render: () => <ApplicationProgressTab recordId="a1" />,
};
export const Manager: Story = {
  parameters: { path: '/applications-manager' },
  render: () => <ApplicationsManagerPage />,
  play: says('Applications manager', '7 of 12 answered'),
};
export const ManagerEmpty: Story = {
  parameters: {
    path: '/applications-manager',
    answers: { ApplicationProgress: { data: { applicationProgress: [] } } },
  },
  render: () => <ApplicationsManagerPage />,
  play: says('You have not applied yet'),
};
export const ManagerLoading: Story = {
  parameters: { path: '/applications-manager', answers: { ApplicationProgress: 'never' } },
  render: () => <ApplicationsManagerPage />,
};
export const OnHome: Story = { render: () => <MyApplicationsSection />, play: says('Your applications') };
export const OnHomeRightToLeft: Story = { render: () => <MyApplicationsSection />, ...rightToLeft };
export const OnHomeOfTheFirstTime: Story = {
  render: () => <MyApplicationsSection />,
  parameters: { answers: { ApplicationProgress: { data: { applicationProgress: [] } } } },
  play: async ({ canvasElement }) => {
    const start = await within(canvasElement).findByRole('link', { name: 'New application' });
    await expect(start).toHaveAttribute('href', '/application/new');
  },
};

const offer = {
  _id: 'f1',
  name: 'Autumn',
  description: null,
  closesAt: null,
  hearsBy: null,
  rounds: [],
  program: null,
};
const isIn = { globals: { role: 'Cofounder' }, render: () => <ApplyAgainSection /> };
const again = (all: readonly Told[], offers: readonly unknown[]) => ({
  answers: {
    ApplicationProgress: { data: { applicationProgress: all } },
    ApplicationOffers: { data: { applicationOffers: offers } },
  },
});
const accepted: Told = { ...handedIn, applicationId: 'a0', startupName: 'First', status: 'accepted', startup: 's1' };

/** A founder's second application: it alone, for the first has become their startup. */
export const Again: Story = {
  ...isIn,
  parameters: again([{ ...handedIn, startupName: 'Second' }, accepted], [offer]),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Second' })).toBeVisible();
    await expect(canvas.queryByText('First')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New application' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Start the application' })).toBeVisible());
  },
};
export const AgainWhileOpen: Story = {
  ...isIn,
  parameters: again([accepted], [offer]),
  play: says('New application', /with the account that you have/),
};
export const AgainWithNothingOpen: Story = {
  ...isIn,
  parameters: again([accepted], []),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-coming]')).toBeNull());
    await expect(within(canvasElement).queryByText('Your applications')).toBeNull();
  },
};
