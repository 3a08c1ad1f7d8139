import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SlotWeeks } from './SlotWeeks.tsx';

const picked = fn();
const slots = ['2099-03-04T09:00', '2099-03-06T09:30', '2099-03-12T10:00', '2099-03-26T11:00'].map((start) => ({
  startTime: `${start}:00.000Z`,
  endTime: new Date(Date.parse(`${start}:00.000Z`) + 1_800_000).toISOString(),
}));

const meta: Meta = {
  title: 'ui/Free times by week',
  render: () => (
    <>
      <h1>Mia Mentor</h1>
      <h2>Meet</h2>
      <SlotWeeks slots={slots} zone="UTC" labelOf={(time) => `Book ${time}`} onPick={picked} />
    </>
  ),
};
export default meta;

type Story = StoryObj;

/** The first week shows what can be had first; the keyboard goes on, and an empty week names what comes after it. */
export const Weeks: Story = {
  play: async ({ canvasElement, userEvent }) => {
    picked.mockClear();
    const canvas = within(canvasElement);
    const weeks = within(await canvas.findByRole('navigation', { name: 'Weeks' }));
    await expect(weeks.getByText('Mar 4 – 10, 2099')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Book/ })).toHaveLength(2);
    await expect(weeks.getByRole('button', { name: 'Week before' })).toHaveAttribute('aria-disabled', 'true');
    weeks.getByRole('button', { name: 'Week after' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Book .*March 12/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('No free times in this week')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next free: Mar 26, 2099' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Book .*March 26/ }));
    await expect(picked).toHaveBeenCalledWith('2099-03-26T11:00:00.000Z');
    await expect(weeks.getByRole('button', { name: 'Week after' })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** The week after stands on the other side, and its arrow points there. */
export const InArabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    const [before, after] = within(canvasElement).getAllByRole('button');
    if (!before || !after) throw new Error('the ways to other weeks are missing');
    await expect(after.getBoundingClientRect().left).toBeLessThan(before.getBoundingClientRect().left);
  },
};
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
/** Where all is in one week there is nowhere to go. */
export const OneWeek: Story = {
  render: () => <SlotWeeks slots={slots.slice(0, 2)} zone="UTC" labelOf={(time) => time} onPick={picked} level={2} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2);
  },
};
