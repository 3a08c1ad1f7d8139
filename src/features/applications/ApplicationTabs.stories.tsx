import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { publicForm, someAnswers } from '../../../stories/support/buildForm.ts';
import { says } from '../../../stories/support/says.ts';
import { ApplicationActivitiesTab } from './ApplicationActivitiesTab.tsx';
import { ApplicationFormTab } from './ApplicationFormTab.tsx';

const application = {
  _id: 'a1',
  startupName: 'Bakely',
  status: 'pending_decision',
  undoableUntil: null,
  tellAt: null,
  waitingPlace: null,
  isLead: false,
  program: null,
  funnelAdmins: [],
  applicant: { _id: 'u9' },
};
const actor = { _id: 'u1', fullName: 'Ada Okafor' };
const activities = [
  {
    _id: 'h1',
    kind: 'created',
    fromStatus: null,
    toStatus: null,
    meetingTime: null,
    hostName: null,
    createdAt: '2026-03-01T09:00:00Z',
    actor,
  },
  {
    _id: 'h2',
    kind: 'status_changed',
    fromStatus: 'under_review',
    toStatus: 'pending_decision',
    meetingTime: null,
    hostName: null,
    createdAt: '2026-03-04T09:00:00Z',
    actor,
  },
  {
    _id: 'h3',
    kind: 'meeting',
    fromStatus: null,
    toStatus: null,
    meetingTime: '2026-03-09T15:00:00Z',
    hostName: 'Mia Mentor',
    createdAt: '2026-03-04T10:00:00Z',
    actor,
  },
  {
    _id: 'h4',
    kind: 'conflict_declared',
    fromStatus: null,
    toStatus: null,
    meetingTime: null,
    hostName: null,
    evaluatorName: 'Ben Ito',
    createdAt: '2026-03-04T11:00:00Z',
    actor,
  },
];
const notes = [
  { _id: 'n1', bodyDocument: 'Strong team.', isShared: false, createdAt: '2026-03-03T09:00:00Z', author: actor },
  {
    _id: 'n2',
    bodyDocument: 'Please send the deck.',
    isShared: true,
    createdAt: '2026-03-05T09:00:00Z',
    author: actor,
  },
];
const history = {
  data: { application, applicationActivities: { results: activities }, applicationNotes: { results: notes } },
};
const round = {
  applicationId: 'a1',
  startupName: 'Bakely',
  roundId: 'r1',
  roundName: 'Application',
  position: 1,
  instructions: 'Answer in your own words.',
  isSubmitted: true,
  submittedAt: '2026-03-02T09:00:00Z',
  uuid: 'x1',
  isOpen: false,
  revision: 1,
  form: publicForm,
  answers: someAnswers,
  formerQuestions: [],
};

const meta: Meta<typeof ApplicationActivitiesTab> = {
  title: 'applications/ApplicationTabs',
  component: ApplicationActivitiesTab,
  args: { recordId: 'a1' },
  parameters: { answers: { ApplicationHistory: history } },
};
export default meta;

type Story = StoryObj<typeof ApplicationActivitiesTab>;

export const Activities: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Please send the deck.')).toBeVisible();
    await expect(canvas.getByText(/Mon, Mar 9, 2026/)).toBeVisible();
    await expect(canvas.getByText('Mia Mentor')).toBeVisible();
    await expect(canvas.getByText('Conflict of interest recorded')).toHaveTextContent('Ben Ito');
  },
};
export const NothingHappened: Story = {
  parameters: {
    answers: {
      ApplicationHistory: {
        data: { application, applicationActivities: { results: [] }, applicationNotes: { results: [] } },
      },
    },
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const Answers: Story = {
  render: () => <ApplicationFormTab recordId="a1" />,
  parameters: { answers: { ApplicationForms: { data: { application, applicationForms: [round] } } } },
};
export const ToFill: Story = {
  render: () => <ApplicationFormTab recordId="a1" />,
  parameters: {
    answers: {
      ApplicationForms: {
        data: { application, applicationForms: [{ ...round, isSubmitted: false, isOpen: true, answers: [] }] },
      },
    },
  },
};
const saved: unknown[] = [];
/** The applicant's own draft, answered but for handing it in; the server says what has become of it. */
const ownDraft = (submits: boolean) => {
  let [isSubmitted, status] = [false, 'draft'];
  const kept = () => ({
    ...round,
    isSubmitted,
    isOpen: !isSubmitted,
    submittedAt: isSubmitted ? round.submittedAt : null,
  });
  return {
    ApplicationForms: {
      answer: () => ({
        application: { ...application, status, applicant: { _id: 'u1' } },
        applicationForms: [kept()],
      }),
    },
    SaveApplicationAnswers: {
      answer: (variables: Readonly<Record<string, unknown>>) => {
        saved.push(variables.isComplete);
        isSubmitted = true;
        return { saveRoundForm: kept() };
      },
    },
    SubmitApplication: submits
      ? {
          answer: () => {
            status = 'ready_for_invitation';
            return { submitApplication: { _id: 'a1', status } };
          },
        }
      : { error: 'The funnel has closed' },
  };
};
type Play = NonNullable<Story['play']>;
const handInForm = async ({ canvasElement, userEvent }: Parameters<Play>[0]) => {
  const body = within(canvasElement.ownerDocument.body);
  saved.length = 0;
  await userEvent.click(await body.findByRole('button', { name: 'Hand in the application' }));
  const dialog = within(await body.findByRole('dialog', { name: 'Hand in the application of Bakely?' }));
  await expect(dialog.getByText(/can't change your answers/)).toBeVisible();
  await expect(saved).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Hand in the application' }));
  return body;
};
export const HandsInFormAndApplication: Story = {
  globals: { role: 'Applicant' },
  render: () => <ApplicationFormTab recordId="a1" />,
  parameters: { answers: ownDraft(true) },
  play: async (context) => {
    const body = await handInForm(context);
    await expect(await body.findByText(/^Handed in Mar 2, 2026, /)).toBeVisible();
    await expect(saved).toEqual([true]);
    // One toast: a second one would be found as well, and refused.
    await body.findByText('Application handed in');
    await waitFor(() => expect(body.queryByRole('button', { name: 'Hand in the application' })).toBeNull());
  },
};
export const OneStepIsLeft: Story = {
  globals: { role: 'Applicant' },
  render: () => <ApplicationFormTab recordId="a1" />,
  parameters: { answers: ownDraft(false) },
  play: async (context) => {
    const body = await handInForm(context);
    await expect(await body.findByText(/One step left: the application is not handed in yet/)).toBeVisible();
    // Of the organisation some read drafts too.
    await expect(body.queryByText(/can read it/)).toBeNull();
    await expect(await body.findByText('The funnel has closed')).toBeVisible();
    await expect(body.getByText(/^Completed Mar 2, 2026, /)).toBeVisible();
  },
};
export const NoForm: Story = {
  render: () => <ApplicationFormTab recordId="a1" />,
  parameters: { answers: { ApplicationForms: { data: { application, applicationForms: [] } } } },
};
/** The startup that came of an application sees that there is one. */
export const AnswersOfOthers: Story = {
  ...NoForm,
  globals: { role: 'Cofounder' },
  play: says('The answers are seen by the applicant and by the organisation only.'),
};
