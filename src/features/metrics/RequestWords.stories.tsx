import type { Meta, StoryObj } from '@storybook/react-vite';
import { says } from '../../../stories/support/says.ts';
import { RequestWords } from './RequestWords.tsx';

const meta: Meta<typeof RequestWords> = {
  title: 'metrics/RequestWords',
  component: RequestWords,
  args: {
    request: {
      date: '2030-11-10T22:59:59.999Z',
      from: '2030-10-01',
      to: '2030-10-31',
      message: 'Please count paying customers only.',
    },
  },
};
export default meta;

type Story = StoryObj<typeof RequestWords>;

export const WithWords: Story = { play: says('Please count paying customers only.') };
export const WithoutWords: Story = { args: { request: { date: '2030-11-10T22:59:59.999Z' } } };
export const CertainFigures: Story = {
  args: {
    request: {
      date: '2030-11-10T22:59:59.999Z',
      figures: [
        { names: [{ language: 'en', value: 'Customers' }], label: 'customers' },
        { names: [], label: 'Own name' },
      ],
    },
  },
  play: says('Figures: Customers and Own name'),
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
