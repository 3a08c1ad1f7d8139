import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import { FormNote, FormNotes, FormResults } from './FormNote.tsx';
import { RecordEditor } from './RecordEditor.tsx';

const saved = fn();

const meta: Meta<typeof RecordEditor> = {
  title: 'screens/RecordEditor',
  component: RecordEditor,
  args: { formId: 'tagInCategory', recordId: null, onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof RecordEditor>;
type Play = NonNullable<Story['play']>;

/** A button that opens the panel, as tables have one in each row. */
function Opened(args: ComponentProps<typeof RecordEditor>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit Health
      </button>
      {isOpen && <RecordEditor {...args} onClose={() => setOpen(false)} />}
    </>
  );
}

const record = { _id: 'g1', version: 2, name: 'Health', category: 'startup', color: '#0b7285' };
const edits = {
  args: { recordId: 'g1' },
  parameters: { answers: { Form_tagInCategory: { data: { record } } } },
};
const open: Play = async ({ canvasElement }) => {
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  await within(dialog).findByRole('button', { name: /^(Save|Create|Add|حفظ)/ }, { timeout: 5000 });
};

export const NewRecord: Story = { play: open };
export const NameIsMissing: Story = {
  play: async (context) => {
    await open(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await context.userEvent.click(body.getByRole('button', { name: /^(Save|Create|Add)/ }));
    await expect((await body.findAllByText(/is a required field/)).length).toBeGreaterThan(0);
    await expect(saved).not.toHaveBeenCalled();
  },
};
export const Edit: Story = { ...edits, play: open };
/** One types at once; when the panel goes, one is where one was. */
export const FocusComesAndGoes: Story = {
  ...edits,
  render: (args) => <Opened {...args} />,
  play: async (context) => {
    const body = within(context.canvasElement.ownerDocument.body);
    await context.userEvent.click(body.getByRole('button', { name: 'Edit Health' }));
    await open(context);
    await waitFor(() => expect(body.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.getByRole('button', { name: 'Edit Health' })).toHaveFocus());
  },
};
export const CloseLeavesAll: Story = {
  ...edits,
  play: async (context) => {
    await open(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await context.userEvent.click(body.getByRole('button', { name: 'Close' }));
    await expect(context.args.onClose).toHaveBeenCalled();
  },
};
/** Escape is easily hit: what was typed goes only when one says so. */
export const AsksBeforeItLosesWhatWasTyped: Story = {
  ...edits,
  play: async (context) => {
    await open(context);
    const body = within(context.canvasElement.ownerDocument.body);
    const name = body.getByRole('textbox', { name: /^Name/ });
    await context.userEvent.type(name, ' care');
    await context.userEvent.keyboard('{Escape}');
    await context.userEvent.click(await body.findByText('Stay'));
    await expect(context.args.onClose).not.toHaveBeenCalled();
    await expect(name).toHaveValue('Health care');
    await waitFor(() => expect(body.queryByText('Stay')).toBeNull());
    await context.userEvent.click(body.getByRole('button', { name: 'Close' }));
    await context.userEvent.click(await body.findByText('Leave'));
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled());
    await waitFor(() => expect(body.queryByText('Leave')).toBeNull());
  },
};
export const Loading: Story = { args: { recordId: 'g1' }, parameters: { answers: { Form_tagInCategory: 'never' } } };
export const Failed: Story = {
  args: { recordId: 'g1' },
  parameters: { answers: { Form_tagInCategory: { error: 'The database rests' } } },
  play: says('The database rests'),
};
export const RightToLeft: Story = { ...edits, globals: { language: 'ar' }, play: says(/./) };
export const Dark: Story = { ...edits, globals: { colourMode: 'dark' }, play: open };

/** What is known only once it is made is shown in place of the form, until one closes it. */
export const ShownOnceMade: Story = {
  parameters: {
    answers: {
      CreateTag: { data: { record: { ...record, _id: 'g7', may: { update: true, readonly: [] } } } },
    },
  },
  render: (args) => (
    <FormResults value={{ tagInCategory: ({ recordId }) => <p>Made as {recordId}</p> }}>
      <RecordEditor {...args} />
    </FormResults>
  ),
  play: async (context) => {
    await open(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await context.userEvent.type(body.getByRole('textbox', { name: /^Name/ }), 'Health');
    await context.userEvent.click(body.getByRole('button', { name: /^(Save|Create|Add)/ }));
    await expect(await body.findByText('Made as g7')).toBeVisible();
    await expect(context.args.onClose).not.toHaveBeenCalled();
    const [, close] = body.getAllByRole('button', { name: 'Close' });
    if (close === undefined) throw new Error('nothing closes what is shown');
    await context.userEvent.click(close);
    await expect(context.args.onClose).toHaveBeenCalled();
  },
};

/** What a form of its own has to tell, with what is filled in so far. */
export const WithANote: Story = {
  render: () => (
    <FormNotes value={{ tag: ({ values }) => <p>About {String(values['name'])}</p> }}>
      <FormNote formId="tag" values={{ name: 'Health' }} />
      <FormNote formId="other" values={{}} />
    </FormNotes>
  ),
  play: says('About Health'),
};
