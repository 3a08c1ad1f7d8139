import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { FormMeta } from '#domain/model/forms.ts';
import { type FieldTypeId, fieldTypes } from '#src/generated/fieldTypes.gen.ts';
import { RecordForm } from './RecordForm.tsx';

const ids = Object.keys(fieldTypes) as FieldTypeId[];
const choices = new Set(['select', 'multiSelect', 'checkboxes', 'radio']);

/** A form with every field type of the spec, each once per story value that the spec gives it. */
function formOf(values: 'first' | 'last'): { form: FormMeta; initial: Record<string, unknown> } {
  const fields = ids.map((id) => {
    const { widget, mask, input } = fieldTypes[id];
    return {
      name: id,
      labelKey: id,
      required: false,
      widget,
      ...(input ? { input } : {}),
      ...(choices.has(widget) ? { enum: 'BusinessModel' } : {}),
      ...(widget === 'record' || widget === 'records' ? { entity: 'Program' } : {}),
      ...(mask ? { options: { mask } } : {}),
    };
  });
  const initial = Object.fromEntries(
    ids.map((id) => [id, Object.values(fieldTypes[id].stories).at(values === 'first' ? 0 : -1) ?? undefined]),
  );
  const properties = Object.fromEntries(ids.map((id) => [id, fieldTypes[id].schema]));
  const schema = { type: 'object', properties };
  return { form: { id: 'all', titleKey: 'Field types', fields, schema, submitKey: 'Save' }, initial };
}

const options = {
  Options_Program: { data: { page: { next: null, results: [{ _id: 'p1', name: 'Growth Track' }] } } },
};

const meta: Meta<typeof RecordForm> = {
  title: 'forms/Field types',
  component: RecordForm,
  parameters: { answers: options },
  args: { validate: () => true, isSaving: false, failure: null, onSubmit: () => undefined },
};
export default meta;

type Story = StoryObj<typeof RecordForm>;

export const Empty: Story = { args: formOf('first') };
export const Filled: Story = { args: formOf('last') };
export const Dark: Story = { ...Filled, globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };
export const Saving: Story = { args: { ...formOf('first'), isSaving: true } };
export const Refused: Story = {
  args: { ...formOf('first'), failure: new Error('The server could not save this') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('The server could not save this');
  },
};
