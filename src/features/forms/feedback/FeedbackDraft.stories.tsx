import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as feedbackRequest from '#src/generated/screens/feedback.request.gen.ts';
import { DetailComponents } from '#src/screens/detail/DetailComponent.tsx';
import { DetailScreen } from '#src/screens/detail/DetailScreen.tsx';
import { ConfirmOutlet } from '#src/ui/feedback/ConfirmOutlet.tsx';
import { FeedbackDraft } from './FeedbackDraft.tsx';

const meta: Meta<typeof FeedbackDraft> = {
  title: 'features/forms/FeedbackDraft',
  component: FeedbackDraft,
  args: { recordId: 'r1' },
};
export default meta;

type Story = StoryObj<typeof FeedbackDraft>;

const asked = (status: string, ...people: string[]) => ({
  FeedbackDraft: { data: { feedbackRequest: { status, recipients: people.map((_id) => ({ _id })) } } },
});

export const Draft: Story = {
  parameters: { answers: asked('draft', 'nora', 'cora') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nobody has been asked yet/)).toHaveTextContent('“Send” asks 2 people.');
  },
};
export const WithoutPeople: Story = {
  parameters: { answers: asked('draft') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Choose whom to ask/)).toBeVisible();
  },
};
export const Sent: Story = {
  parameters: { answers: asked('open', 'nora') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/Nobody has been asked/)).toBeNull());
  },
};
const parts = async () => ({ 'feedback.draft': async () => ({ default: FeedbackDraft }) });
/** The page of a draft leads on: what is sent asks first. */
export const OnItsPage: Story = {
  render: () => (
    <DetailComponents value={parts}>
      <DetailScreen module={feedbackRequest} />
      <ConfirmOutlet />
    </DetailComponents>
  ),
  parameters: {
    path: '/feedback/r1/request',
    answers: {
      ...asked('draft', 'nora', 'cora'),
      Screen_feedback_request: {
        data: {
          record: {
            _id: 'r1',
            version: 1,
            title: 'How was the pitch?',
            status: 'draft',
            recipients: [
              { _id: 'nora', fullName: 'Nora' },
              { _id: 'cora', fullName: 'Cora' },
            ],
            may: { update: true, readonly: [] },
          },
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    const { body } = canvasElement.ownerDocument;
    await waitFor(() => expect(body).toHaveTextContent('is told at once'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body).not.toHaveTextContent('is told at once'));
  },
};
