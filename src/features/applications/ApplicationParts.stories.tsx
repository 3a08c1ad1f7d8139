import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { LeavesAndComesBack } from '../../../stories/support/LeavesAndComesBack.tsx';
import { says } from '../../../stories/support/says.ts';
import { ActivityItem } from './ActivityItem.tsx';
import { CommentForm } from './CommentForm.tsx';
import { DecisionBar } from './deciding/DecisionBar.tsx';
import { LoginHint } from './LoginHint.tsx';
import { OfferSelect } from './OfferSelect.tsx';
import { ProgramApplyPage } from './program/ProgramApplyPage.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { StartApplicationForm } from './StartApplicationForm.tsx';

const meta: Meta = { title: 'applications/Application parts' };
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const done = fn();
const visit = () => sessionStore.set((current) => ({ ...current, status: 'visitor', user: null }));

const actor = { _id: 'u1', fullName: 'Ada Okafor' };
const createdAt = '2026-03-01T09:00:00Z';
export const History: Story = {
  render: () => (
    <ul>
      <ActivityItem
        entry={{
          _id: 'h1',
          kind: 'status_changed',
          fromStatus: 'under_review',
          toStatus: 'pending_decision',
          meetingTime: null,
          hostName: null,
          evaluatorName: null,
          roundName: null,
          round: null,
          createdAt,
          actor,
        }}
      />
      <ActivityItem
        entry={{
          _id: 'n1',
          bodyDocument: 'Strong team. '.repeat(40),
          isShared: false,
          asks: false,
          createdAt,
          author: actor,
        }}
      />
      <ActivityItem
        entry={{
          _id: 'n2',
          bodyDocument: 'Please send the deck.',
          isShared: true,
          asks: true,
          createdAt,
          author: null,
        }}
      />
    </ul>
  ),
  play: says('Please send the deck.'),
};
export const HistoryDark: Story = { ...History, ...dark };
export const HistoryRightToLeft: Story = { ...History, ...rightToLeft };

type Canvas = ReturnType<typeof within>;
const begin = async (canvas: Canvas, { click }: { readonly click: (element: Element) => Promise<void> }) =>
  click(await canvas.findByRole('button', { name: 'Write a comment' }));
const comment = (applicantId: string) => <CommentForm applicationId="a1" applicantId={applicantId} onAdded={done} />;
export const Comment: Story = {
  render: () => comment('u9'),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await begin(canvas, userEvent);
    await expect(await canvas.findByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Add comment' })).toBeDisabled();
  },
};
export const CommentOfTheApplicant: Story = {
  render: () => comment('u1'),
  play: async ({ canvasElement, userEvent }) => {
    await begin(within(canvasElement), userEvent);
    await within(canvasElement).findByRole('textbox');
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
  },
};
const posted: unknown[] = [];
/** What was written and not posted is there again when its part of the page was left; it goes when it is thrown away. */
export const CommentKept: Story = {
  render: () => <LeavesAndComesBack>{comment('u9')}</LeavesAndComesBack>,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const leaveAndComeBack = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    };
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a comment' }));
    // Not the plain field that stands in for the editor while that is on its way.
    const editor = () => expect(canvas.getByRole('textbox')).toHaveAttribute('contenteditable', 'true');
    await waitFor(editor, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('Ask for the deck');
    await expect(await canvas.findByText('Draft kept')).toBeVisible();
    await leaveAndComeBack();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent('Ask for the deck'), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Throw it away' }));
    await leaveAndComeBack();
    await expect(await canvas.findByRole('button', { name: 'Write a comment' })).toBeVisible();
  },
};
/** What is said after a comment for the applicant is between colleagues again. */
export const CommentTwice: Story = {
  parameters: {
    answers: {
      AddApplicationNote: {
        answer: (variables: object) => {
          posted.push(variables);
          return { createApplicationNote: { _id: `n${posted.length}` } };
        },
      },
    },
  },
  render: () => comment('u9'),
  play: async ({ canvasElement, userEvent }) => {
    posted.length = 0;
    const canvas = within(canvasElement);
    const write = async (text: string) => {
      await userEvent.click(await canvas.findByRole('textbox'));
      await userEvent.keyboard(text);
      const count = posted.length;
      await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
      await waitFor(() => expect(posted).toHaveLength(count + 1));
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    };
    await begin(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(canvas.getByRole('checkbox', { name: 'Wants an answer' })).not.toBeChecked();
    await write('Please send the deck');
    await begin(canvas, userEvent);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await write('Weak numbers');
    await expect(posted).toMatchObject([
      { input: { isShared: true, asks: false } },
      { input: { isShared: false, asks: false } },
    ]);
  },
};
export const CommentRefused: Story = {
  parameters: { answers: { AddApplicationNote: { error: 'It is locked' } } },
  render: () => comment('u9'),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await begin(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    await expect(await canvas.findByText('It is locked')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveTextContent('Hello');
  },
};

const application = {
  _id: 'a1',
  version: 1,
  startupName: 'Bakely',
  status: 'pending_decision',
  undoableUntil: null,
  tellAt: null,
  waitingPlace: null,
  isLead: false,
  program: null,
  funnelAdmins: [],
  applicant: { _id: 'u9' },
} as const;
export const Decision: Story = {
  render: () => <DecisionBar application={application} onDecided={done} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [, , reject] = await body.findAllByRole('button');
    if (reject) await userEvent.click(reject);
    const dialog = await body.findByRole('dialog', { name: /Bakely/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const DecisionIsMade: Story = {
  render: () => <DecisionBar application={{ ...application, status: 'accepted' }} onDecided={done} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const DecisionOfOthers: Story = {
  globals: { role: 'Cofounder' },
  render: () => <DecisionBar application={application} onDecided={done} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const HasAnAccount: Story = {
  render: () => <LoginHint />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toHaveAttribute('href', '/login');
  },
};

const program = {
  _id: 'p1',
  name: 'Climate',
  slug: 'climate',
  story: 'For those who mend the weather.',
  questions: [],
};
const offer = (id: string, name: string) => ({
  _id: id,
  name,
  description: 'Twelve weeks.',
  closesAt: '2026-12-31T23:59:59.999Z',
  hearsBy: null,
  rounds: ['Application', 'Interview'],
  program,
});
const offers = [offer('f1', 'Autumn batch'), offer('f2', 'Spring batch')];
export const Offers: Story = {
  render: () => <OfferSelect offers={offers} value="f1" onChange={done} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox'));
    await userEvent.click(
      await body.findByRole('option', { name: /^Spring batch · until (Dec 31, 2026|Jan 1, 2027), \d/ }),
    );
    await expect(done.mock.lastCall?.[0]).toBe('f2');
  },
};
export const OfferMissing: Story = {
  render: () => <OfferSelect offers={offers} value={null} error="Choose one" onChange={done} />,
};

const taken = { error: 'No', fields: [{ path: 'input.email', message: 'unique' }] };
export const SignUp: Story = { beforeEach: visit, render: () => <SignUpForm offers={offers} chosen="f2" /> };
export const SignUpRefused: Story = {
  beforeEach: visit,
  parameters: { answers: { CreateApplicant: taken } },
  render: () => <SignUpForm offers={offers} chosen="f2" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const form = await canvas.findByRole('form');
    for (const field of within(form).getAllByRole('textbox')) {
      const isMail = field.getAttribute('type') === 'email';
      if (!field.hasAttribute('readonly') && field.getAttribute('name')) {
        await userEvent.type(field, isMail ? 'a@demo.test' : 'Bakely');
      }
    }
    await userEvent.type(canvas.getByLabelText(/^Password/), 'a longer secret');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(form.querySelector('input[name="email"]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const SignUpDark: Story = { ...SignUp, ...dark };
export const SignUpRightToLeft: Story = { ...SignUp, ...rightToLeft };
export const Begin: Story = { render: () => <StartApplicationForm offers={offers} chosen={undefined} /> };
export const BeginWithOneOffer: Story = {
  render: () => <StartApplicationForm offers={offers.slice(0, 1)} chosen={undefined} />,
};

const address = { page: true, path: '/apply/program/climate' };
const programAnswers = (found: unknown, offered: readonly unknown[]) => ({
  ApplicationProgram: { data: { applicationProgram: found } },
  ApplicationOffers: { data: { applicationOffers: offered } },
});
export const ProgramPage: Story = {
  beforeEach: visit,
  parameters: { ...address, answers: programAnswers(program, offers) },
  render: () => <ProgramApplyPage />,
  play: says('For those who mend the weather.'),
};
export const ProgramWithoutOffers: Story = {
  beforeEach: visit,
  parameters: { ...address, answers: programAnswers(program, []) },
  render: () => <ProgramApplyPage />,
};
export const ProgramLoading: Story = {
  beforeEach: visit,
  parameters: { ...address, answers: { ApplicationProgram: 'never' } },
  render: () => <ProgramApplyPage />,
};
export const ProgramFailed: Story = {
  beforeEach: visit,
  parameters: { ...address, answers: { ApplicationProgram: { error: 'The database rests' } } },
  render: () => <ProgramApplyPage />,
  play: says('The database rests'),
};
