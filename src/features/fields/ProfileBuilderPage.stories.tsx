import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ProfileBuilderPage } from './ProfileBuilderPage.tsx';

const moved = fn();

const meta: Meta<typeof ProfileBuilderPage> = {
  title: 'features/ProfileBuilderPage',
  component: ProfileBuilderPage,
  parameters: { page: true, path: '/profiles/startup/builder' },
};
export default meta;

type Story = StoryObj<typeof ProfileBuilderPage>;

const field = (name: string, position: number) => ({
  _id: name,
  name,
  fieldType: 'text',
  required: position === 0,
  help: position === 0 ? 'As in the register' : null,
  position,
  version: 1,
});
const answers = (results: readonly unknown[]) => ({
  BuilderFields: { data: { customFields: { results } } },
  MoveField: {
    answer: (variables: unknown) => {
      moved(variables);
      return { updateCustomField: { _id: 'x', position: 0 } };
    },
  },
});

export const Fields: Story = {
  parameters: { answers: answers([field('Legal form', 0), field('Register', 1)]) },
  play: async ({ canvasElement, userEvent }) => {
    moved.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Register up' }));
    await waitFor(() => expect(moved).toHaveBeenCalledWith({ id: 'Register', position: 0 }));
  },
};
export const Empty: Story = { parameters: { answers: answers([]) } };
export const Loading: Story = { parameters: { answers: { BuilderFields: 'never' } } };
export const Failed: Story = { parameters: { answers: { BuilderFields: { error: 'The database rests' } } } };
export const RightToLeft: Story = { parameters: { answers: answers([field('A', 0)]) }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: answers([field('A', 0)]) }, globals: { colourMode: 'dark' } };
