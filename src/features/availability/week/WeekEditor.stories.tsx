import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ShownAvailabilityFragment } from '../availability.gen.ts';
import { WeekEditor } from './WeekEditor.tsx';

const range = (startTime: string, endTime: string) => ({ startTime, endTime });
const stored: ShownAvailabilityFragment = {
  timezone: 'Europe/Paris',
  days: [
    { weekday: 'MONDAY', ranges: [range('09:00', '12:00'), range('14:00', '16:00')] },
    { weekday: 'THURSDAY', ranges: [range('09:00', '10:30')] },
  ],
  exceptions: [
    { firstDay: '2099-08-01', lastDay: '2099-08-21', ranges: [] },
    { firstDay: '2099-09-03', lastDay: null, ranges: [range('18:00', '20:00')] },
  ],
  isPublic: true,
  sessionLength: 30,
  bufferTime: 15,
  noticeHours: 24,
  besides: [],
  busy: [],
};
const empty: ShownAvailabilityFragment = { ...stored, days: [], exceptions: [], bufferTime: 0, noticeHours: 0 };
const sent: unknown[] = [];
const answers = (myAvailability: ShownAvailabilityFragment) => ({
  MyAvailability: { data: { myAvailability } },
  SaveMyAvailability: {
    answer: (variables: object) => {
      sent.push(variables);
      return { saveMyAvailability: myAvailability };
    },
  },
});

const meta: Meta<typeof WeekEditor> = {
  title: 'availability/WeekEditor',
  component: WeekEditor,
  parameters: { path: '/availability/weekly', answers: answers(stored) },
};
export default meta;

type Story = StoryObj<typeof WeekEditor>;

export const Week: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy the hours of Thursday to other days' }));
    const copy = within(canvas.getByRole('group', { name: 'Copy Thursday to' }));
    await userEvent.click(copy.getByRole('checkbox', { name: 'Friday' }));
    await userEvent.click(copy.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByLabelText('Friday: from')).toHaveValue('09:00');
    await userEvent.click(canvas.getByRole('switch', { name: 'Monday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save hours' }));
    await expect(sent.at(-1)).toMatchObject({
      input: { days: [{ weekday: 'THURSDAY' }, { weekday: 'FRIDAY', ranges: [range('09:00', '10:30')] }] },
    });
  },
};
export const Empty: Story = {
  parameters: { answers: answers(empty) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No time is free in the next two weeks')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Wednesday' }));
    // What would be offered shows before it is saved.
    await expect(canvas.queryByText('No time is free in the next two weeks')).toBeNull();
  },
};
export const WithMistakes: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = sent.length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Add hours to Thursday' }));
    const [, second] = canvas.getAllByLabelText('Thursday: from');
    await userEvent.clear(second as HTMLElement);
    await userEvent.type(second as HTMLElement, '10:00');
    await expect(canvas.getAllByText('These hours overlap others of the same day')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Save hours' }));
    await expect(await canvas.findByText(/Some hours are not right yet/)).toBeVisible();
    await expect(sent).toHaveLength(before);
  },
};
/** Whoever is there over midnight reads how that is given. */
export const OverMidnight: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add hours to Thursday' }));
    const [, from] = canvas.getAllByLabelText('Thursday: from');
    const [, until] = canvas.getAllByLabelText('Thursday: until');
    await userEvent.clear(from as HTMLElement);
    await userEvent.type(from as HTMLElement, '22:00');
    await userEvent.clear(until as HTMLElement);
    await userEvent.type(until as HTMLElement, '02:00');
    await expect(await canvas.findByText(/two rows: until 00:00, and from 00:00 of the next day/)).toBeVisible();
    await userEvent.clear(until as HTMLElement);
    await userEvent.type(until as HTMLElement, '00:00');
    await expect(canvas.queryByText(/two rows/)).toBeNull();
  },
};
export const DaysOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add days' }));
    await expect(canvas.getAllByLabelText('First day')).toHaveLength(3);
    const off = canvas.getAllByRole('switch', { name: 'Day off' });
    await userEvent.click(off[2] as HTMLElement);
    await expect(canvas.getAllByRole('button', { name: 'Add hours' })).toHaveLength(2);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
export const Failed: Story = { parameters: { answers: { MyAvailability: { error: 'The database is away' } } } };
export const OnANarrowPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const from = (await canvas.findByLabelText('Thursday: from')).getBoundingClientRect();
    const until = canvas.getByLabelText('Thursday: until').getBoundingClientRect();
    const remove = canvas.getByRole('button', { name: /Thursday.*09:00/ }).getBoundingClientRect();
    // One line for the hours and what takes them away, each as high as a thumb, nothing beside the page.
    await expect(Math.abs(middle(from) - middle(remove))).toBeLessThan(2);
    await expect(Math.abs(middle(from) - middle(until))).toBeLessThan(2);
    await expect(Math.min(remove.width, remove.height)).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
const middle = ({ top, height }: DOMRect): number => top + height / 2;
