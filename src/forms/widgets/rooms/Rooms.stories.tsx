import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { FormMeta } from '#domain/model/forms.ts';
import { RecordForm } from '../../RecordForm.tsx';
import { RoomNote } from './RoomNote.tsx';
import { RoomSelect } from './RoomSelect.tsx';

const submitted = fn();
const field = (name: string, widget: string) => ({ name, labelKey: name, required: false, widget });
const form: FormMeta = {
  id: 'story',
  titleKey: 'Story',
  submitKey: 'Save',
  fields: [field('startTime', 'dateTime'), { ...field('place', 'place'), entity: 'Place' }],
  schema: { type: 'object', properties: { startTime: { type: 'string' }, place: { type: 'string' } } },
};

const startTime = '2030-03-04T15:00:00.000Z';
const taken = { takenFrom: startTime, takenUntil: '2030-03-04T16:00:00.000Z' };
const free = { takenFrom: null, takenUntil: null };
const rooms = [
  { placeId: 'p1', name: 'Aula', capacity: 40, ...taken },
  { placeId: 'p2', name: 'Library', capacity: 12, ...free },
  { placeId: 'p3', name: 'Attic', capacity: null, ...free },
];
const labels = { Labels_Place: { data: { page: { next: null, results: [{ _id: 'p1', name: 'Aula' }] } } } };
const answers = {
  PlaceChoices: { data: { placeChoices: rooms } },
  Options_Place: { data: { page: { next: null, results: [{ _id: 'p1', name: 'Aula' }] } } },
  ...labels,
};

const drawn = (initial: Record<string, unknown>, failure: unknown = null) => (
  <RecordForm
    form={form}
    validate={() => true}
    initial={initial}
    isSaving={false}
    failure={failure}
    onSubmit={submitted}
  />
);

const meta: Meta = { title: 'forms/Rooms', parameters: { answers } };
export default meta;

type Story = StoryObj;

/** What these stories draw, by the form that has them. */
export const Parts = { render: () => <p>{[RoomNote, RoomSelect].map(({ name }) => name).join(', ')}</p> };

export const ChoosingAFreeOne: Story = {
  render: () => drawn({ startTime }),
  play: async ({ canvasElement, userEvent }) => {
    submitted.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText(/place/));
    const list = within(canvasElement.ownerDocument.body);
    const options = await list.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Library up to 12',
      'Attic ',
      expect.stringMatching(/^Aula up to 40 · Taken Mon.+10:00.+11:00/),
    ]);
    await userEvent.click(await list.findByRole('option', { name: /Library/ }));
    await expect(await canvas.findByText('Free at that time')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenCalledWith({ startTime, place: 'p2' });
  },
};

export const TheOneChosenIsTaken: Story = {
  render: () => drawn({ startTime, place: 'p1' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText(/place/)).toHaveValue('Aula'));
    await expect(await canvas.findByText(/Taken Mon.+Choose another room or another time/)).toBeVisible();
  },
};

export const WithoutATime: Story = {
  render: () => drawn({ place: 'p1' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Say when it takes place/)).toBeVisible();
  },
};

/** Somebody was faster: all that was typed is still there. */
export const RefusedByTheServer: Story = {
  render: () =>
    drawn(
      { startTime, place: 'p1' },
      new Error('Aula is taken: Mon, Mar 4, 10:00 – 11:00 AM. Choose another room or another time.'),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Aula is taken');
    await waitFor(() => expect(canvas.getByLabelText(/place/)).toHaveValue('Aula'));
  },
};

export const Dark: Story = { ...TheOneChosenIsTaken, globals: { colourMode: 'dark' }, play: async () => undefined };
export const InArabic: Story = { render: () => drawn({ startTime, place: 'p1' }), globals: { language: 'ar' } };
export const OnAPhone: Story = {
  render: () => drawn({ startTime, place: 'p1' }),
  globals: { viewport: { value: 'phone' } },
};
