import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { FormValidator } from '#domain/forms/FormValidator.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import { type FieldTypeId, fieldTypes } from '#src/generated/fieldTypes.gen.ts';
import * as customField from '#src/generated/forms/customField.gen.ts';
import * as startup from '#src/generated/forms/startup.gen.ts';
import { openChoice } from '../../stories/support/openChoice.ts';
import { RecordForm } from './RecordForm.tsx';

const empty = { page: { next: null, results: [] } };

const meta: Meta<typeof RecordForm> = {
  title: 'forms/RecordForm',
  component: RecordForm,
  parameters: { answers: { Options_Program: { data: empty }, Options_Tag: { data: empty } } },
  args: {
    form: startup.form,
    validate: startup.validate,
    initial: {},
    isSaving: false,
    failure: null,
    onSubmit: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof RecordForm>;

export const New: Story = {};

export const ErrorsAppearOnceTouched: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByLabelText('Name');
    await expect(canvas.queryByText('Name is a required field')).toBeNull();
    await userEvent.click(name);
    await userEvent.tab();
    await expect(await canvas.findByText('Name is a required field')).toBeVisible();
    await expect(canvas.queryByText('Status is a required field')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SaveNamesEveryError: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /save|create/i }));
    const summary = await canvas.findByRole('alert');
    await expect(within(summary).getByText('Name is a required field')).toBeVisible();
    await expect(within(summary).getByText('Status is a required field')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(summary).toHaveFocus();
  },
};

export const OptionalFieldsSaySo: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Tagline (Optional)')).toBeVisible();
  },
};

const choice = (name: string, fieldType: FieldTypeId, label: string) => ({
  name,
  labelKey: label,
  required: false,
  widget: fieldTypes[fieldType].widget,
  ...(fieldTypes[fieldType].widget.endsWith('elect') ? { enum: 'BusinessModel' } : {}),
});
const clearable: FormMeta = {
  id: 'clearable',
  titleKey: 'Choices',
  submitKey: 'Save',
  fields: [
    choice('one', 'select_dropdown', 'One'),
    choice('many', 'select_multi_dropdown', 'Many'),
    choice('day', 'date', 'Day'),
  ],
  schema: {
    type: 'object',
    properties: {
      one: { type: 'string' },
      many: { type: 'array', items: { type: 'string' } },
      day: { type: 'string' },
    },
  },
};
/** Refuses whatever day is chosen. */
const noDay = Object.assign(
  (data: unknown) => {
    const hasDay = typeof data === 'object' && data !== null && 'day' in data;
    noDay.errors = hasDay
      ? [{ keyword: 'format', instancePath: '/day', schemaPath: '#/properties/day/format', params: {} }]
      : null;
    return !hasDay;
  },
  { errors: null } as Pick<FormValidator, 'errors'>,
);

export const ClearingGivesEmptyValues: Story = {
  args: { form: clearable, validate: () => true, initial: { one: 'B2B', many: ['B2B', 'B2C'] } },
  play: async ({ canvasElement, userEvent, args }) => {
    const canvas = within(canvasElement);
    await openChoice(canvas, userEvent, /^One/);
    await openChoice(canvas, userEvent, /^Many/);
    for (const clear of canvasElement.querySelectorAll<HTMLElement>('[class*="InputClearButton"]')) {
      await userEvent.click(clear);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ one: '', many: [] });
  },
};

export const ChoosingADateTouchesIt: Story = {
  args: { form: clearable, validate: noDay, initial: {} },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = await canvas.findByLabelText('Day (Optional)');
    await expect(canvas.queryByText('Invalid field')).toBeNull();
    await fireEvent.change(day, { target: { value: '2030-02-03' } });
    // Without leaving the field.
    await expect(await canvas.findByText('Invalid field')).toBeVisible();
  },
};

/** A reason is asked for once the state is "refused"; the price is settled by the state that the record has. */
const conditional: FormMeta = {
  id: 'repair',
  titleKey: 'Repair',
  submitKey: 'form.startup.submit',
  fields: [
    { name: 'state', labelKey: 'State', required: true, widget: 'text' },
    { name: 'reason', labelKey: 'Reason', required: false, widget: 'text', requiredWhen: { state: { eq: 'refused' } } },
    { name: 'price', labelKey: 'Price', required: false, widget: 'text', readonlyWhen: { state: { eq: 'paid' } } },
  ],
  schema: {
    type: 'object',
    properties: { state: { type: 'string' }, reason: { type: 'string' }, price: { type: 'string' } },
    required: ['state'],
  },
};
const anything: FormValidator = Object.assign(() => true, { errors: null });

export const RequiredAndSettled: Story = {
  args: { form: conditional, validate: anything, initial: { state: 'paid', price: '40' }, onSubmit: fn() },
  play: async ({ canvasElement, userEvent, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Price (Optional)')).toBeDisabled();
    const state = canvas.getByLabelText('State');
    await userEvent.clear(state);
    await userEvent.type(state, 'refused');
    await expect(await canvas.findByLabelText('Reason')).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: /save|create/i }));
    await expect((await canvas.findAllByText('Reason is a required field'))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Reason'), 'Too old');
    await userEvent.click(canvas.getByRole('button', { name: /save|create/i }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ state: 'refused', reason: 'Too old', price: '40' });
  },
};

/** A field of a kind that offers choices is refused without any, so they are not called optional. */
export const ChoicesAreNeeded: Story = {
  args: { form: customField.form, validate: customField.validate, initial: { fieldType: 'select_dropdown' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Choices')).toBeVisible();
    await expect(canvas.queryByText('Choices (Optional)')).toBeNull();
  },
};

const settled: FormMeta = {
  ...conditional,
  fields: [
    { name: 'hours', labelKey: 'Hours', required: true, widget: 'number' },
    { name: 'rate', labelKey: 'Rate', required: true, widget: 'number' },
    {
      name: 'total',
      labelKey: 'Total',
      required: false,
      widget: 'number',
      calculate: { of: { operator: '*', of: [{ field: 'hours' }, { field: 'rate' }] }, type: 'money' },
    },
    // Made of other records, which the server alone knows.
    { name: 'others', labelKey: 'Others', required: false, widget: 'number', calculate: { type: 'int' } },
  ],
  schema: {
    type: 'object',
    properties: {
      hours: { type: 'number' },
      rate: { type: 'number' },
      total: { type: 'number' },
      others: { type: 'number' },
    },
    required: ['hours', 'rate'],
  },
};

export const CalculatedWhileTyping: Story = {
  args: { form: settled, validate: anything, initial: { rate: 12.5, others: 7 }, onSubmit: fn() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const total = await canvas.findByLabelText('Total (Optional)');
    await expect(total).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Hours'), '3');
    await waitFor(() => expect(total).toHaveValue('37.5'));
    const others = canvas.getByLabelText('Others (Optional)');
    await expect(others).toBeDisabled();
    await expect(others).toHaveValue('7');
  },
};
