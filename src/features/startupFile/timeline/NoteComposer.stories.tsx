import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { documentOfText } from '#domain/richText/documentOf.ts';
import { beginWriting } from '../../../../stories/support/GoesFromRecordToRecord.tsx';
import { LeavesAndComesBack } from '../../../../stories/support/LeavesAndComesBack.tsx';
import { NoteComposer } from './NoteComposer.tsx';

const meta: Meta<typeof NoteComposer> = {
  title: 'features/Note composer',
  component: NoteComposer,
  args: { startupId: 's1' },
};
export default meta;

type Story = StoryObj<typeof NoteComposer>;

type Canvas = ReturnType<typeof within>;
const begin = async (canvas: Canvas, { click }: { readonly click: (element: Element) => Promise<void> }) =>
  click(await canvas.findByRole('button', { name: 'Write a note' }));

/** One line until somebody goes to it. */
export const Waits: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Write a note' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull();
  },
};
export const Empty: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await begin(canvas, userEvent);
    for (const choice of await canvas.findAllByRole('checkbox')) await expect(choice).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Post note' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Attach files' }));
    await expect(await canvas.findByRole('group', { name: 'Files of the note' })).toBeVisible();
  },
};
/** Whoever opens it types at once: nothing is lost while the editor takes the place of a plain field. */
export const TypedAtOnce: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await begin(canvas, userEvent);
    await userEvent.keyboard('Met the founders today, they look fine.');
    await expect(await canvas.findByRole('toolbar')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveTextContent('Met the founders today, they look fine.'),
    );
  },
};
const posted = fn();
export const Posts: Story = {
  parameters: {
    answers: {
      PostStartupNote: {
        answer: (variables: object) => {
          posted(variables);
          return { postStartupNote: { _id: 'n1' } };
        },
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await begin(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.keyboard('Between us');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide from founders' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pin to the top' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Post note' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({
        input: {
          startupId: 's1',
          messageDocument: documentOfText('Between us'),
          isPublic: false,
          isPinned: true,
          attachmentIds: [],
        },
      }),
    );
  },
};
export const Refused: Story = {
  parameters: { answers: { PostStartupNote: { error: 'It is locked' } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await begin(body, userEvent);
    await userEvent.click(await body.findByRole('textbox'));
    await userEvent.keyboard('Hello');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Post note' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('It is locked');
    await expect(body.getByRole('textbox')).toHaveTextContent('Hello');
  },
};
export const WaitsForItsFiles: Story = {
  parameters: { answers: { '/api/attachment/upload': 'never' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await begin(canvas, userEvent);
    await userEvent.type(await canvas.findByRole('textbox'), 'See the deck');
    await userEvent.click(canvas.getByRole('button', { name: 'Attach files' }));
    const button = await canvas.findByRole('button', { name: 'Choose files' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Ship in May'], 'plan.txt'));
    button.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    // Without its file the note would not be what was meant.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Post note' })).toBeDisabled());
    await userEvent.click(canvas.getByRole('button', { name: /Cancel.*plan\.txt/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Post note' })).toBeEnabled());
  },
};
/** What was left unsent comes back with who may read it and its files; nothing of it is left once it is thrown away. */
export const PrivateKept: Story = {
  parameters: {
    answers: {
      '/api/attachment/upload': { data: { _id: 'f1', name: 'plan.txt', contentType: 'text/plain', size: 11 } },
    },
  },
  render: (args) => (
    <LeavesAndComesBack>
      <NoteComposer {...args} />
    </LeavesAndComesBack>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const leaveAndComeBack = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    };
    const hidden = () => canvas.getByRole('checkbox', { name: 'Hide from founders' });
    await beginWriting(canvas, userEvent, 'Write a note', 'Between us');
    await userEvent.click(hidden());
    await userEvent.click(canvas.getByRole('button', { name: 'Attach files' }));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Ship in May'], 'plan.txt', { type: 'text/plain' }));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    (await canvas.findByRole('button', { name: 'Choose files' })).dispatchEvent(drop);
    await canvas.findByRole('button', { name: /^Delete.*plan\.txt/ });
    await leaveAndComeBack();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent('Between us'));
    await expect(hidden()).toBeChecked();
    await expect(await canvas.findByRole('button', { name: /^Delete.*plan\.txt/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Throw it away' }));
    await begin(canvas, userEvent);
    await expect(hidden()).not.toBeChecked();
    await expect(canvas.queryByText('plan.txt')).toBeNull();
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
