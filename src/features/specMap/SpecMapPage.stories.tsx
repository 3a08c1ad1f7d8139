import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { SpecMapPage } from './SpecMapPage.tsx';
import { exampleMap } from './testing/exampleMap.ts';

const path = '/api/internal/spec';

const meta: Meta<typeof SpecMapPage> = {
  title: 'features/SpecMapPage',
  component: SpecMapPage,
  parameters: { page: true, answers: { [path]: { data: exampleMap } } },
};
export default meta;

type Story = StoryObj<typeof SpecMapPage>;

export const Entities: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Startup/ }));
    await canvas.findByRole('button', { name: 'program → Program' });
  },
};

export const Events: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Events' }));
    await canvas.findByText('notification – Whoever has to do it');
  },
};

export const Loading: Story = { parameters: { answers: { [path]: 'never' } } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };

export const Failed: Story = { parameters: { answers: { [path]: { error: 'The server rests' } } } };
