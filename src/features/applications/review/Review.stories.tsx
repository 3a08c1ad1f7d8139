import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { elementOf } from '#domain/forms/testing/elements.ts';
import { scores } from '#src/forms/scores/storyScores.ts';
import { publicForm, someAnswers } from '../../../../stories/support/buildForm.ts';
import { GoesFromRecordToRecord } from '../../../../stories/support/GoesFromRecordToRecord.tsx';
import { says } from '../../../../stories/support/says.ts';
import { ApplicantFacts } from './ApplicantFacts.tsx';
import { Conversation } from './Conversation.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewKeys } from './ReviewKeys.tsx';
import { ReviewTab } from './ReviewTab.tsx';
import { ScoreSummary } from './ScoreSummary.tsx';

const rounds = [
  { _id: 'r1', name: 'Written', position: 1, passScore: null },
  { _id: 'r2', name: 'Interview', position: 2, passScore: null },
];
const application = {
  _id: 'a1',
  version: 3,
  startupName: 'Volta',
  status: 'under_review',
  undoableUntil: null,
  tellAt: null,
  waitingPlace: null,
  description: 'Batteries that last.',
  website: 'volta.example',
  country: 'Portugal',
  founderName: 'Nia Okoro',
  founderEmail: 'nia@volta.example',
  founderPhone: null,
  source: 'event',
  score: 7.5,
  decision: null,
  decidedAt: null,
  decisionNote: null,
  isLead: false,
  program: null,
  funnelAdmins: [],
  applicant: { _id: 'u9' },
  startup: null,
  round: { _id: 'r1', name: 'Written', position: 1, passScore: null },
  funnel: { _id: 'fu1', rounds },
} as const;
const form = {
  applicationId: 'a1',
  startupName: 'Volta',
  roundId: 'r1',
  roundName: 'Written',
  position: 1,
  instructions: null,
  isSubmitted: true,
  submittedAt: '2026-03-02T09:00:00Z',
  uuid: 'x1',
  isOpen: false,
  form: { ...publicForm, title: 'About you' },
  answers: someAnswers,
};
const note = {
  _id: 'n1',
  bodyDocument: 'Please send the deck.',
  isShared: true,
  createdAt: '2026-03-05T09:00:00Z',
  author: { _id: 'u1', fullName: 'Ada Okafor' },
};
const answers = {
  ApplicationReview: { data: { application, applicationForms: [form], applicationScores: scores } },
  ApplicationHistory: {
    data: { application, applicationActivities: { results: [] }, applicationNotes: { results: [note] } },
  },
  PassOnApplication: { data: { updateApplication: { _id: 'a1' } } },
};

/** A form that begins with the least of titles, and a comment that does. */
const beginsSmall = {
  ...publicForm,
  elements: [
    elementOf('short', 'sub_heading', { label: 'In short' }),
    elementOf('long', 'heading', { label: 'At length' }),
    ...publicForm.elements,
  ],
};
const headedNote = {
  ...note,
  bodyDocument: {
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'What is missing' }] }],
  },
};

const meta: Meta = { title: 'applications/Review', parameters: { answers } };
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const asked = fn();

export const Page: Story = {
  render: () => <ReviewTab recordId="a1" />,
  play: says('Round 1: Written', 'Nia Okoro', 'Ada Okafor', 'Please send the deck.', 'Accept'),
};
/** Whatever authors begin their forms and comments with: each part has one title, and no level is skipped under it. */
export const Outline: Story = {
  parameters: {
    answers: {
      ...answers,
      ApplicationReview: {
        data: {
          application,
          applicationForms: [form, { ...form, roundId: 'r2', roundName: 'Pitch', form: beginsSmall }],
          applicationScores: scores,
        },
      },
      ApplicationHistory: {
        data: { application, applicationActivities: { results: [] }, applicationNotes: { results: [headedNote] } },
      },
    },
  },
  render: () => <ReviewTab recordId="a1" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'What is missing' });
    const parts = [...canvasElement.querySelectorAll<HTMLElement>('[data-part]')];
    for (const part of parts) await expect(within(part).getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    await expect(levels.filter((level) => level === 2)).toHaveLength(parts.length);
    // Under the name of the application, which is the title of the page.
    await expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
  },
};
export const PageByKeys: Story = {
  render: () => <ReviewTab recordId="a1" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Please send the deck.');
    await userEvent.keyboard('3');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ada Okafor'));
    await userEvent.keyboard('1');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Round 1: Written'));
    await userEvent.keyboard('?');
    await says('Next application, previous one', 'On to Interview', 'Waiting list')({ canvasElement });
  },
};
export const PageDark: Story = { ...Page, ...dark };
export const PageRightToLeft: Story = { render: () => <ReviewTab recordId="a1" />, ...rightToLeft };
export const PageLoading: Story = {
  parameters: { answers: { ApplicationReview: 'never' } },
  render: () => <ReviewTab recordId="a1" />,
};
export const PageFailed: Story = {
  parameters: { answers: { ApplicationReview: { error: 'The database rests' } } },
  render: () => <ReviewTab recordId="a1" />,
};
export const NothingAnswered: Story = {
  parameters: {
    answers: {
      ...answers,
      ApplicationReview: {
        data: { application, applicationForms: [], applicationScores: { ...scores, evaluations: [] } },
      },
    },
  },
  render: () => <ReviewTab recordId="a1" />,
  play: says('Nothing has been answered yet.'),
};
export const Facts: Story = {
  render: () => <ApplicantFacts application={{ ...application, startup: { _id: 's1', name: 'Volta' } }} />,
  play: says('nia@volta.example'),
};
export const FactsHidden: Story = {
  render: () => (
    <ApplicantFacts
      application={{
        ...application,
        founderName: null,
        founderEmail: null,
        description: null,
        website: null,
        country: null,
      }}
    />
  ),
};
export const Scores: Story = {
  render: () => <ScoreSummary average={7.5} passScore={7} scores={scores} />,
  play: says('7.5', '4 – All but one role', 'Find a second market.', 'Stepped aside: My cousin'),
};
export const ScoresBelow: Story = {
  render: () => <ScoreSummary average={6.5} passScore={7} scores={scores} />,
  play: says('Below the score of the round: 7'),
};
export const ScoresOfNobody: Story = {
  render: () => <ScoreSummary average={null} passScore={null} scores={{ ...scores, evaluations: [] }} />,
};
export const Talk: Story = {
  render: () => <Conversation applicationId="a1" applicantId="u9" asks={0} />,
  play: says('Please send the deck.'),
};
/** Whoever asks the applicant for more writes to them, and not among colleagues. */
export const Asking: StoryObj = {
  render: () => <Conversation applicationId="a1" applicantId="u9" asks={1} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('checkbox', { name: 'Wants an answer' })).toBeChecked();
  },
};
/** Who has begun to ask one applicant has not begun to ask the next one. */
export const AskedOfOneOnly: Story = {
  render: () => (
    <GoesFromRecordToRecord ids={['a1', 'a2']}>{(id) => <ReviewTab recordId={id} />}</GoesFromRecordToRecord>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for more' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Wants an answer' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to a2' }));
    await expect(await canvas.findByRole('button', { name: 'Write a comment' })).toBeVisible();
  },
};
export const Actions: Story = {
  render: () => <ReviewActions application={application} onAsk={asked} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for more' }));
    await expect(asked).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'On to Interview' }));
    await says('It stands in Interview now')({ canvasElement });
  },
};
export const ActionsInTheLastRound: Story = {
  render: () => (
    <ReviewActions
      application={{ ...application, round: { _id: 'r2', name: 'Interview', position: 2 } }}
      onAsk={asked}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^On to/ })).toBeNull();
  },
};

export const KeysOfReaders: Story = {
  render: () => <ReviewKeys mayDecide={false} nextRound="Interview" partCount={2} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keyboard' }));
    await says('To this part of the page')({ canvasElement });
    await expect(within(document.body).queryByText('On to Interview')).toBeNull();
  },
};
export const KeysDark: Story = { ...KeysOfReaders, ...dark };
