import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withComments } from '#domain/scoring/criterionComments.ts';
import { judged, rubric } from '#src/forms/scores/storyScores.ts';
import { LeavesAndComesBack } from '../../../stories/support/LeavesAndComesBack.tsx';
import { ApplicationAnswers } from './room/ApplicationAnswers.tsx';
import { QueueList } from './room/QueueList.tsx';
import { QueueProgress } from './room/QueueProgress.tsx';
import { ScoringRoomPage } from './room/ScoringRoomPage.tsx';
import { ScoringSection } from './room/ScoringSection.tsx';
import { StepAside } from './room/StepAside.tsx';
import { namedApplicants, roomAnswers, round, sheet } from './storyScoring.ts';

const meta: Meta<typeof ScoringRoomPage> = {
  title: 'scoring/Room',
  component: ScoringRoomPage,
  parameters: { page: true, path: '/applications/scoring', answers: roomAnswers() },
};
export default meta;

type Story = StoryObj<typeof ScoringRoomPage>;

export const Room: Story = {
  parameters: { answers: { SaveScoring: { data: { saveScoring: sheet } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Bakely' })).toBeVisible();
    await expect(canvas.getByText('1 of 3 done')).toBeVisible();
    const criteria = within(canvas.getByRole('complementary', { name: 'Criteria' }));
    await expect(criteria.getByText('–')).toBeVisible();
    await userEvent.click(criteria.getByRole('radio', { name: '4 – All but one role' }));
    await userEvent.click(criteria.getByRole('radio', { name: 'Growing' }));
    await expect(criteria.getByText('6.9 of 10')).toBeVisible();
    const help = criteria.getByText(/Counts for 75%/);
    await expect(help.textContent).toMatch(/(^|\n)Counts for 75%/);
    await expect(help).toHaveStyle({ whiteSpace: 'pre-line' });
    await expect(await criteria.findByText(/^Saved/, {}, { timeout: 4000 })).toBeVisible();
  },
};
const kept = fn();
/** A rubric as the server gives it, with room for words after its first criterion. */
const withRoomForWords = {
  ...sheet,
  rubric: { ...rubric, elements: withComments(rubric.elements, ({ label }) => `Comment: ${label}`) },
};
export const WordsToACriterion: Story = {
  parameters: {
    answers: {
      ...roomAnswers(withRoomForWords),
      SaveScoring: {
        answer: ({ answers }: Readonly<Record<string, unknown>>) => {
          kept(answers);
          return { saveScoring: { ...withRoomForWords, answers } };
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    kept.mockClear();
    const criteria = within(await canvas.findByRole('complementary', { name: 'Criteria' }));
    await userEvent.click(await criteria.findByRole('button', { name: 'Comment: Team' }));
    await userEvent.keyboard('No engineer yet');
    const isKept = expect.arrayContaining([
      expect.objectContaining({ questionId: 'team/comment', textValue: 'No engineer yet' }),
    ]);
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith(isKept), { timeout: 4000 });
  },
};
/** Words that could not be saved yet are still there for who comes back; they are sent by themselves, and then forgotten here. */
export const WordsKeptUntilSaved: Story = {
  parameters: {
    answers: {
      ...roomAnswers(withRoomForWords),
      SaveScoring: {
        answer: async ({ answers }: Readonly<Record<string, unknown>>) => {
          if (!isBack) await new Promise(() => undefined);
          return { saveScoring: { ...withRoomForWords, answers } };
        },
      },
    },
  },
  render: () => (
    <LeavesAndComesBack>
      <ScoringRoomPage />
    </LeavesAndComesBack>
  ),
  play: async ({ canvas, userEvent }) => {
    isBack = false;
    const criteria = async () => within(await canvas.findByRole('complementary', { name: 'Criteria' }));
    await userEvent.click(await (await criteria()).findByRole('button', { name: 'Comment: Team' }));
    await userEvent.keyboard('No engineer yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(keptHere()).toContain('No engineer yet');
    isBack = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await (await criteria()).findByDisplayValue('No engineer yet')).toBeVisible();
    await waitFor(() => expect(keptHere()).toBeUndefined(), { timeout: 4000 });
  },
};
/** Answers of evaluations that this browser holds until the server has them. */
const keptHere = (): string | undefined =>
  Object.entries(localStorage).find(([key]) => key.includes('answers:scoring/'))?.[1];
let isBack = false;

/** The keys of the room wait while a dialog is over it. */
export const WhileSayingWhomOneKnows: Story = {
  parameters: { answers: { ConflictChoices: { data: { conflictChoices: namedApplicants } } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Bakely' });
    const current = () => document.querySelector('nav [aria-current]');
    await userEvent.click(canvas.getByRole('button', { name: 'People I know' }));
    const dialog = within(await screen.findByRole('dialog'));
    (await dialog.findByRole('checkbox', { name: 'Bakely' })).focus();
    await userEvent.keyboard('j');
    await expect(current()).toHaveTextContent('Bakely');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j');
    await waitFor(() => expect(current()).toHaveTextContent('Blue Fern'));
  },
};
/** A digit chooses the point of the scale that has the focus; one that the scale has not chooses nothing. */
export const ByDigits: Story = {
  parameters: { answers: { SaveScoring: { data: { saveScoring: sheet } } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Bakely' });
    await userEvent.keyboard('r49');
    await expect(canvas.getByRole('radio', { name: '4 – All but one role' })).toBeChecked();
    await userEvent.keyboard('5');
    await expect(canvas.getByRole('radio', { name: '5 – Complete team' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '5 – Complete team' })).toBeChecked();
  },
};
const lastOpen = {
  ...round(),
  done: 2,
  left: 1,
  items: round().items.map((item, at) => ({ ...item, isDone: at > 0 })),
};
let isTaken = false;
/** Whoever hands in the last one comes to no application anew. */
export const HandsInTheLast: Story = {
  parameters: {
    answers: {
      ...roomAnswers({ answers: judged }),
      ScoringQueue: { answer: () => ({ scoringQueue: [isTaken ? allDone : lastOpen] }) },
      SaveScoring: {
        answer: () => {
          isTaken = true;
          return { saveScoring: { ...sheet, answers: judged, isOpen: false, isSubmitted: true, score: 6.9 } };
        },
      },
    },
    path: '/applications/scoring?evaluation=e1',
  },
  play: async ({ canvas, userEvent }) => {
    isTaken = false;
    await userEvent.click(await canvas.findByRole('button', { name: 'Hand in' }));
    await expect(await canvas.findByText('All done')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Bakely' })).toBeNull();
  },
};
const allDone = { ...round(), done: 3, left: 0, items: round().items.map((item) => ({ ...item, isDone: true })) };
/** Nothing is left: that is said, and what was given is read when one wants to. */
export const NothingLeft: Story = {
  parameters: { answers: { ...roomAnswers(), ScoringQueue: { data: { scoringQueue: [allDone] } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('All done')).toBeVisible();
    await expect(canvas.getByText('3 of 3 done')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Bakely' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Read what you gave' }));
    await expect(await canvas.findByRole('heading', { name: 'Bakely' })).toBeVisible();
  },
};
export const Hidden: Story = {
  parameters: { answers: roomAnswers({}, true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Application 1' })).toBeVisible();
    await expect(canvas.queryByText('Bakely')).toBeNull();
  },
};
export const HandedIn: Story = {
  parameters: { answers: roomAnswers({ isOpen: false, isSubmitted: true, score: 6.9, answers: judged }) },
  play: async ({ canvas }) => void (await canvas.findByText('6.9 of 10')),
};
export const Decided: Story = { parameters: { answers: roomAnswers({ isOpen: false }) } };
export const NotSaved: Story = {
  parameters: { answers: { ...roomAnswers(), SaveScoring: { error: 'The database rests' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '5 – Complete team' }));
    await expect(await canvas.findByText(/^Not saved/, {}, { timeout: 4000 })).toBeVisible();
  },
};
/** The criteria were published anew before anything was given to them. */
export const CriteriaChanged: Story = {
  parameters: {
    answers: { ...roomAnswers(), SaveScoring: { error: 'Changed', code: 'ConflictError', reason: 'formChanged' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '5 – Complete team' }));
    const newForm = await canvas.findByRole('button', { name: 'Go on with the new form' }, { timeout: 4000 });
    await expect(canvas.getByText(/This form was changed while you were answering/)).toBeVisible();
    await userEvent.click(newForm);
    await waitFor(() => expect(canvas.queryByText(/This form was changed/)).toBeNull());
    await expect(canvas.getByRole('radio', { name: '5 – Complete team' })).toBeChecked();
  },
};
export const NothingToScore: Story = {
  parameters: { answers: { ScoringQueue: { data: { scoringQueue: [] } } } },
  play: async ({ canvas }) => void (await canvas.findByText('Nothing to score')),
};
export const Loading: Story = { parameters: { answers: { ScoringQueue: 'never' } } };
export const Failed: Story = { parameters: { answers: { ScoringQueue: { error: 'The database rests' } } } };
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Bakely' })),
};
export const InArabic: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };

export const Answers: Story = { render: () => <ApplicationAnswers sheet={sheet} /> };
export const Progress: Story = { render: () => <QueueProgress round={round()} /> };
export const Queue: Story = { render: () => <QueueList round={round()} at={0} onChoose={() => undefined} /> };
export const AtHome: Story = {
  render: () => <ScoringSection />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Score 2 applications, due/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Go on scoring/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/applications/scoring?evaluation=e1'),
    );
  },
};
export const SteppingAside: Story = {
  render: () => <StepAside evaluationId="e1" name="Bakely" onDone={() => undefined} />,
  parameters: { answers: { ...roomAnswers(), StepAside: { data: { stepAside: true } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I know them' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason (Optional)'), 'My cousin');
    await userEvent.click(dialog.getByRole('button', { name: 'Step aside' }));
  },
};
