import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import { FieldList } from './FieldList.tsx';
import { FieldRow } from './FieldRow.tsx';

const meta: Meta = { title: 'features/Field parts' };
export default meta;

type Story = StoryObj;

const field = (name: string, position: number) => ({
  _id: name,
  name,
  fieldType: 'text' as const,
  required: position === 0,
  help: position === 0 ? 'As in the register' : null,
  position,
  version: 1,
});
const fields = [field('Legal form', 0), field('A field with a question for a name '.repeat(4), 1)];
const answers = (results: readonly unknown[]) => ({ BuilderFields: { data: { customFields: { results } } } });
const list = () => <FieldList target="startup" />;

export const List: Story = {
  parameters: { answers: answers(fields) },
  render: list,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(body.getByRole('button', { name: 'More for Legal form' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Empty: Story = { parameters: { answers: answers([]) }, render: list };
export const Loading: Story = { parameters: { answers: { BuilderFields: 'never' } }, render: list };
export const Failed: Story = {
  parameters: { answers: { BuilderFields: { error: 'The database rests' } } },
  render: list,
  play: says('The database rests'),
};
const edited = fn();
const moved = fn();
const rows = () => (
  <ol style={{ listStyle: 'none', padding: 0 }}>
    {fields.map((one, at) => (
      <FieldRow
        key={one._id}
        field={one}
        at={at}
        count={fields.length}
        mayChange
        onMove={moved}
        onOpen={edited}
        onRemove={edited}
      />
    ))}
  </ol>
);
export const Rows: Story = {
  render: rows,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Legal form' }));
    await expect(await body.findByRole('menuitem', { name: 'Move up' })).toBeDisabled();
    await userEvent.click(body.getByRole('menuitem', { name: 'Move down' }));
    await expect(moved).toHaveBeenCalledWith('Legal form', 1);
    await userEvent.click(canvas.getByRole('button', { name: 'More for Legal form' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Edit' }));
    await expect(edited).toHaveBeenCalled();
  },
};
export const RowsDark: Story = { render: rows, globals: { colourMode: 'dark' } };
export const RowsRightToLeft: Story = { render: rows, globals: { language: 'ar' } };
