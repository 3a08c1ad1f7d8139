import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { beginWriting, GoesFromRecordToRecord } from '../../../../stories/support/GoesFromRecordToRecord.tsx';
import { LeavesAndComesBack } from '../../../../stories/support/LeavesAndComesBack.tsx';
import { CommentForm } from '../CommentForm.tsx';
import { Conversation } from './Conversation.tsx';

const posted: unknown[] = [];
/** Answers that are on their way until a story lets them come. */
let letThemCome = (): void => undefined;
const answers = {
  ApplicationHistory: {
    data: { application: null, applicationActivities: { results: [] }, applicationNotes: { results: [] } },
  },
  AddApplicationNote: {
    answer: async (variables: object) => {
      posted.push(variables);
      await new Promise<void>((resolve) => {
        letThemCome = resolve;
      });
      return { createApplicationNote: { _id: 'n1' } };
    },
  },
};

const meta: Meta = {
  title: 'applications/Kept comments',
  parameters: { answers },
  beforeEach: () => {
    posted.length = 0;
  },
};
export default meta;

const twoApplications = () => (
  <GoesFromRecordToRecord ids={['a1', 'a2']}>
    {(id) => <Conversation applicationId={id} applicantId="u9" asks={0} />}
  </GoesFromRecordToRecord>
);

/** What was asked of the applicant of one is neither said nor shared of the next one. */
export const OfTwoApplications: StoryObj = {
  render: twoApplications,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await beginWriting(canvas, userEvent, 'Write a comment', 'Send the deck');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Visible to the applicant' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to a2' }));
    await beginWriting(canvas, userEvent, 'Write a comment', 'Weak numbers');
    await expect(canvas.getByRole('checkbox', { name: 'Visible to the applicant' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to a1' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent('Send the deck'));
    await expect(canvas.getByRole('checkbox', { name: 'Visible to the applicant' })).toBeChecked();
  },
};
/** Whoever goes on before the answer comes: what was sent is gone from where it was written, and nothing else. */
export const GoneOnBeforeTheAnswer: StoryObj = {
  render: twoApplications,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to a2' }));
    await beginWriting(canvas, userEvent, 'Write a comment', 'Weak numbers');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to a1' }));
    await beginWriting(canvas, userEvent, 'Write a comment', 'Send the deck');
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    await waitFor(() => expect(posted).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to a2' }));
    letThemCome();
    await within(canvasElement.ownerDocument.body).findByTestId('toast');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent('Weak numbers'));
    await userEvent.click(canvas.getByRole('button', { name: 'Go to a1' }));
    await expect(await canvas.findByRole('button', { name: 'Write a comment' })).toBeVisible();
  },
};
/** A question that was begun and left is still one for the applicant. */
export const QuestionKept: StoryObj = {
  render: () => (
    <LeavesAndComesBack returnsTo={<CommentForm applicationId="a1" applicantId="u9" onAdded={() => undefined} />}>
      <CommentForm applicationId="a1" applicantId="u9" asks={1} onAdded={() => undefined} />
    </LeavesAndComesBack>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const isEditor = () => expect(canvas.getByRole('textbox')).toHaveAttribute('contenteditable', 'true');
    await waitFor(isEditor, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('Send the deck');
    await expect(canvas.getByRole('checkbox', { name: 'Wants an answer' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent('Send the deck'));
    await expect(canvas.getByRole('checkbox', { name: 'Wants an answer' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the applicant' }));
    await waitFor(() => expect(posted).toMatchObject([{ input: { isShared: true, asks: true } }]));
    letThemCome();
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};
/** Two people in one tab: nobody is shown what the other one has begun. */
export const OfTwoPeople: StoryObj = {
  render: () => (
    <LeavesAndComesBack>
      <CommentForm applicationId="a1" applicantId="u9" onAdded={() => undefined} />
    </LeavesAndComesBack>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const signIn = (_id: string) =>
      sessionStore.set((current) => ({ ...current, user: current.user && { ...current.user, _id } }));
    const comesAgainAs = async (person: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
      signIn(person);
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    };
    await beginWriting(canvas, userEvent, 'Write a comment', 'Weak numbers');
    await comesAgainAs('u2');
    await expect(await canvas.findByRole('button', { name: 'Write a comment' })).toBeVisible();
    await comesAgainAs('u1');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent('Weak numbers'));
  },
};
