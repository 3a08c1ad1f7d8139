import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ProfileFields } from './ProfileFields.tsx';

const saved = fn();
const element = (id: string, label: string, questionType: string, more: object = {}) => ({
  _id: id,
  position: 1,
  questionType,
  label,
  labels: [],
  description: null,
  descriptions: [],
  validations: { required: false, min: null, max: null },
  options: [],
  userAddRow: false,
  optionsDepth: null,
  dependency: null,
  formula: null,
  weight: null,
  behavesAs: null,
  videoUrl: null,
  treeOptions: [],
  ...more,
});
const option = (value: string, label: string) => ({
  value,
  labels: [{ language: 'en', value: label }],
  isWriteIn: false,
  numericalValue: null,
});
const elements = [
  element('f1', 'Legal form', 'select_dropdown', {
    options: [option('ltd', 'Limited company'), option('coop', 'Cooperative')],
    validations: { required: true, min: null, max: null },
  }),
  element('f2', 'Registered on', 'date'),
  element('f3', 'What the register says of the purpose of the company', 'text_long'),
];
const answer = (questionId: string, textValue: string) => ({
  questionId,
  textValue,
  numberValue: null,
  arrayValue: [],
});
const filled = [answer('f1', 'coop'), answer('f2', '2024-03-01')];
const answers = (more: object = {}) => {
  const profileFields = { mayEdit: true, elements, answers: filled, ...more };
  return {
    AddedFields: { data: { profileFields } },
    SaveAddedFields: {
      answer: (variables: object) => {
        saved(variables);
        return { saveProfileFields: { ...profileFields, answers: [answer('f1', 'ltd')] } };
      },
    },
  };
};

const meta: Meta<typeof ProfileFields> = {
  title: 'fields/ProfileFields',
  component: ProfileFields,
  args: { target: 'startup', recordId: 's1' },
  parameters: { answers: answers() },
};
export default meta;

type Story = StoryObj<typeof ProfileFields>;

export const Filled: Story = {
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const canvas = within(canvasElement);
    const body = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('Cooperative')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit fields' }));
    // What comes late takes the place of what was there: the field is looked for anew until its choices stand open.
    await waitFor(
      async () => {
        const field = canvas.getByRole('combobox', { name: 'Legal form' });
        if (field.getAttribute('aria-expanded') !== 'true') await userEvent.click(field);
        await expect(body.getByRole('option', { name: 'Limited company' })).toBeVisible();
      },
      { timeout: 5000 },
    );
    await userEvent.click(body.getByRole('option', { name: 'Limited company' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save fields' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(await canvas.findByText('Limited company')).toBeVisible();
  },
};
export const ToRead: Story = {
  parameters: { answers: answers({ mayEdit: false }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Cooperative');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Nothing: Story = { parameters: { answers: answers({ elements: [], answers: [] }) } };
export const Loading: Story = { parameters: { answers: { AddedFields: 'never' } } };
export const Failed: Story = { parameters: { answers: { AddedFields: { error: 'The database rests' } } } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
