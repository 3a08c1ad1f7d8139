import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MeetingRoom } from './MeetingRoom.tsx';
import { MeetingWayChoice } from './MeetingWayChoice.tsx';
import type { WayChoice } from './useMeetingWay.ts';

const choice: WayChoice = {
  kind: 'agreed',
  typed: '',
  room: null,
  rooms: [{ placeId: 'p1', name: 'Aula', capacity: 40, takenFrom: null, takenUntil: null }],
  ways: [
    { value: 'agreed', label: 'Room 7' },
    { value: 'Zoom', label: 'Zoom' },
    { value: 'link', label: 'A link of your own' },
    { value: 'room', label: 'In a room' },
    { value: 'phone', label: 'By phone' },
  ],
  way: null,
  choose: fn(),
  type: fn(),
  enter: fn(),
};

const meta: Meta<typeof MeetingWayChoice> = {
  title: 'ui/MeetingWayChoice',
  component: MeetingWayChoice,
  subcomponents: { MeetingRoom },
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
export const InARoom: Story = {
  args: { choice: { ...choice, kind: 'room', way: undefined } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Room' }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('option', { name: /Aula/ }));
    await expect(choice.enter).toHaveBeenCalledWith('p1');
  },
};
const noneFree = [
  { ...choice.rooms[0], takenFrom: '2099-03-04T15:00:00.000Z', takenUntil: '2099-03-04T16:00:00.000Z' },
];
export const NoRoomIsFree: Story = {
  args: { choice: { ...choice, kind: 'room', rooms: noneFree as typeof choice.rooms, way: undefined } },
  play: async ({ canvas }) => expect(await canvas.findByText(/No room is free then/)).toBeVisible(),
};
export const ByPhoneOnAPhone: Story = {
  args: { choice: { ...choice, kind: 'phone', way: undefined } },
  globals: { viewport: { value: 'mobile1' } },
};
export const InArabic: Story = { args: ByALink.args ?? {}, globals: { language: 'ar' } };
export const Dark: Story = { args: ByALink.args ?? {}, globals: { colourMode: 'dark' } };
