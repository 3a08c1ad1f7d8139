import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MeetingWayChoice } from './MeetingWayChoice.tsx';
import type { WayChoice } from './useMeetingWay.ts';

const choice: WayChoice = {
  kind: 'agreed',
  typed: '',
  ways: [
    { value: 'agreed', label: 'Room 7' },
    { value: 'Zoom', label: 'Zoom' },
    { value: 'link', label: 'A link of your own' },
    { value: 'phone', label: 'By phone' },
  ],
  way: null,
  choose: fn(),
  type: fn(),
};

const meta: Meta<typeof MeetingWayChoice> = {
  title: 'ui/MeetingWayChoice',
  component: MeetingWayChoice,
  args: { choice },
};
export default meta;

type Story = StoryObj<typeof MeetingWayChoice>;

export const AsAgreed: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('combobox', { name: 'How' })).toHaveValue('Room 7'),
};
export const OverAService: Story = {
  args: { choice: { ...choice, kind: 'Zoom', way: { videoProvider: 'Zoom' } } },
  play: async ({ canvas }) => expect(await canvas.findByText(/The link is made once you accept/)).toBeVisible(),
};
export const ByALink: Story = {
  args: { choice: { ...choice, kind: 'link', way: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Link of the meeting/ }), 'h');
    await expect(choice.type).toHaveBeenCalledWith('h');
  },
};
export const ByPhoneOnAPhone: Story = {
  args: { choice: { ...choice, kind: 'phone', way: undefined } },
  globals: { viewport: { value: 'mobile1' } },
};
export const InArabic: Story = { args: ByALink.args ?? {}, globals: { language: 'ar' } };
export const Dark: Story = { args: ByALink.args ?? {}, globals: { colourMode: 'dark' } };
