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
    await userEvent.click(body.getByRole('button', { name: 'Delete Legal form' }));
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
const rows = () => (
  <ol style={{ listStyle: 'none', padding: 0 }}>
    {fields.map(({ _id }, index) => (
      <FieldRow key={_id} fields={fields} index={index} onEdit={edited} onChanged={edited} />
    ))}
  </ol>
);
export const Rows: Story = {
  render: rows,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Move Legal form up' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Legal form' }));
    await expect(edited).toHaveBeenCalled();
  },
};
export const RowsDark: Story = { render: rows, globals: { colourMode: 'dark' } };
export const RowsRightToLeft: Story = { render: rows, globals: { language: 'ar' } };
