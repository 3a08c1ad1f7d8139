import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MeetingTab } from './MeetingTab.tsx';
import { MeetingTimes } from './MeetingTimes.tsx';

const slots = ['2099-03-04T15:00', '2099-03-04T15:30', '2099-03-06T09:00'].map((time) => ({
  startTime: `${time}:00.000Z`,
  endTime: new Date(Date.parse(`${time}:00.000Z`) + 30 * 60_000).toISOString(),
}));
const hosts = {
  data: {
    application: { _id: 'a1', program: { _id: 'p1' }, funnelAdmins: [] },
    meetingHosts: [
      { _id: 'u1', fullName: 'Ada Okafor', headline: 'Coach for energy' },
      { _id: 'u2', fullName: 'Ben Wood', headline: null },
      { _id: 'u3', fullName: 'Ada Okafor', headline: 'Mentor for sales' },
    ],
  },
};
const PlannedMeetings = { data: { applicationMeetings: { results: [] } } };
const chosenTimes: unknown[] = [];
/** Answers as the server does: what is booked is no longer free. */
function booking() {
  let taken: unknown = null;
  return {
    MeetingHosts: hosts,
    PlannedMeetings,
    PlaceChoices: {
      data: { placeChoices: [{ placeId: 'p1', name: 'Aula', capacity: 40, takenFrom: null, takenUntil: null }] },
    },
    FreeMeetingSlots: { answer: () => ({ freeMeetingSlots: slots.filter(({ startTime }) => startTime !== taken) }) },
    BookApplicationMeeting: {
      answer: (variables: Readonly<Record<string, unknown>>) => {
        chosenTimes.push(variables);
        taken = variables.startTime;
        return { bookApplicationMeeting: { _id: 'm1', startTime: String(taken), durationMinutes: 30 } };
      },
    },
  };
}

const meta: Meta<typeof MeetingTab> = {
  title: 'applications/MeetingTab',
  component: MeetingTab,
  args: { recordId: 'a1' },
  parameters: { answers: { MeetingHosts: hosts, PlannedMeetings, PlaceChoices: { data: { placeChoices: [] } } } },
};
export default meta;

type Story = StoryObj<typeof MeetingTab>;
type Play = NonNullable<Story['play']>;

const chooseHost = async ({ canvasElement, userEvent }: Parameters<Play>[0]) => {
  const body = within(canvasElement.ownerDocument.body);
  await userEvent.click(await body.findByRole('combobox', { name: 'Whom to meet' }));
  await userEvent.click(await body.findByRole('option', { name: 'Ben Wood' }));
  return body;
};
export const Books: Story = {
  parameters: { answers: booking() },
  play: async (context) => {
    const body = await chooseHost(context);
    await context.userEvent.click(await body.findByRole('combobox', { name: 'Room (Optional)' }));
    await context.userEvent.click(await body.findByRole('option', { name: /Aula/ }));
    await context.userEvent.type(body.getByLabelText('Place (Optional)'), 'At the back');
    const times = await body.findAllByRole('button', { name: /^Schedule/ });
    await expect(times).toHaveLength(3);
    await context.userEvent.click(times[1] as HTMLElement);
    const asked = within(await body.findByRole('dialog', { name: 'Schedule the meeting?' }));
    await expect(asked.getByText(/Mar 4, 2099/)).toBeVisible();
    await expect(asked.getByText('Ben Wood')).toBeVisible();
    await context.userEvent.click(asked.getByRole('button', { name: 'Schedule' }));
    await expect(await body.findByText(/The meeting is scheduled/)).toBeVisible();
    await expect(chosenTimes.at(-1)).toEqual({
      applicationId: 'a1',
      hostId: 'u2',
      place: 'p1',
      location: 'At the back',
      startTime: slots[1]?.startTime,
    });
    await waitFor(() => expect(body.getAllByRole('button', { name: /^Schedule/ })).toHaveLength(2));
  },
};
export const TwoOfOneName: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox', { name: 'Whom to meet' }));
    await expect(await body.findByRole('option', { name: 'Ada Okafor (Coach for energy)' })).toBeVisible();
    await expect(body.getByRole('option', { name: 'Ada Okafor (Mentor for sales)' })).toBeVisible();
  },
};
export const SomebodyWasQuicker: Story = {
  parameters: {
    answers: {
      MeetingHosts: hosts,
      FreeMeetingSlots: { data: { freeMeetingSlots: slots } },
      BookApplicationMeeting: { error: 'This time is no longer free', code: 'ConflictError' },
    },
  },
  play: async (context) => {
    const body = await chooseHost(context);
    const [first] = await body.findAllByRole('button', { name: /^Schedule/ });
    await context.userEvent.click(first as HTMLElement);
    await context.userEvent.click(await body.findByRole('button', { name: 'Schedule' }));
    await expect(await body.findByRole('alert')).toHaveTextContent('Choose another');
  },
};
export const NobodyHasTime: Story = {
  parameters: { answers: { MeetingHosts: { data: { ...hosts.data, meetingHosts: [] } } } },
};
export const NotOnesOwn: Story = {
  globals: { role: 'Evaluator' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Only those who run the funnel/)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
export const Failed: Story = { parameters: { answers: { MeetingHosts: { error: 'The database is away' } } } };
export const Loading: Story = { parameters: { answers: { MeetingHosts: 'never' } } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = {
  parameters: { answers: { FreeMeetingSlots: { data: { freeMeetingSlots: slots } } } },
  play: async (context) => void (await chooseHost(context)),
  globals: { colourMode: 'dark' },
};
export const NoTimeIsFree: Story = {
  parameters: { answers: { FreeMeetingSlots: { data: { freeMeetingSlots: [] } } } },
  play: async (context) => {
    const body = await chooseHost(context);
    await expect(await body.findByText(/No time is free/)).toBeVisible();
  },
};
export const TimesFail: Story = {
  parameters: { answers: { FreeMeetingSlots: { error: 'The database is away' } } },
  render: () => (
    <MeetingTimes booking={{ applicationId: 'a1', hostId: 'u1', place: null, location: null }} hostName="Ada Okafor" />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The database is away')).toBeVisible();
  },
};

/** Whoever holds an interview is led here by its mail: it stands there, whether they may plan others or not. */
export const IsPlannedAlready: Story = {
  parameters: {
    answers: {
      MeetingHosts: hosts,
      PlaceChoices: { data: { placeChoices: [] } },
      PlannedMeetings: {
        data: {
          applicationMeetings: {
            results: [
              {
                _id: 'm1',
                title: 'Interview',
                startTime: '2099-03-04T15:00:00.000Z',
                durationMinutes: 30,
                hostName: 'Eve Evans',
                placeName: 'Aula',
                location: null,
                may: { update: false },
              },
              {
                _id: 'm2',
                title: 'Second talk',
                startTime: '2099-03-05T15:00:00.000Z',
                durationMinutes: 30,
                hostName: 'Eve Evans',
                placeName: null,
                location: null,
                may: { update: true },
              },
            ],
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const [first, second] = await body.findAllByRole('listitem');
    const planned = within(first as HTMLElement);
    await expect(planned.getByText('Eve Evans')).toBeVisible();
    await expect(planned.getByText(/2099/)).toBeVisible();
    await expect(planned.queryByRole('button')).toBeNull();
    // Whoever may change it adds where it takes place.
    const open = within(second as HTMLElement);
    await expect(open.getByText('No place or link yet')).toBeVisible();
    await expect(open.getByRole('button', { name: 'Edit: Second talk' })).toBeVisible();
  },
};
