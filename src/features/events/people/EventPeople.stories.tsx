import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { EventAttendancePage } from './EventAttendancePage.tsx';
import { EventPeoplePage } from './EventPeoplePage.tsx';
import { InviteForm } from './InviteForm.tsx';
import { PeopleRows } from './PeopleRows.tsx';
import { RemovePersonDialog } from './RemovePersonDialog.tsx';

const meta: Meta<typeof EventPeoplePage> = {
  title: 'events/People of an event',
  component: EventPeoplePage,
  args: { recordId: 'e1' },
};
export default meta;

type Story = StoryObj<typeof EventPeoplePage>;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const onAPhone = { globals: { viewport: { value: 'mobile1' } } };

const person = (_id: string, fullName: string) => ({ _id, fullName, avatar: null });
const [ada, ben, cleo, dev] = [
  person('u2', 'Ada Okafor'),
  person('u3', 'Ben Ito'),
  person('u4', 'Cleo Marsh with a name that goes on for longer than anybody would like to write it'),
  person('u5', 'Dev Rao'),
];
const sent = fn();
const lists = (more: object = {}) => ({
  _id: 'e1',
  status: 'published',
  eventType: 'WORKSHOP',
  capacity: 2,
  noOfBookings: 2,
  participants: [ada, ben],
  waiting: [cleo],
  invited: [ada, dev],
  ...more,
});
const answers = (more: object = {}) => ({
  answers: {
    EventPeople: { data: { incubatorEvent: lists(more) } },
    EventInvitees: { data: { eventInvitees: { coming: 3, waiting: 1, already: 2 } } },
    InviteToIncubatorEvent: {
      answer: (variables: object) => {
        sent(variables);
        return { inviteToIncubatorEvent: { coming: 3, waiting: 1, already: 2 } };
      },
    },
    RemoveFromIncubatorEvent: {
      answer: (variables: object) => {
        sent(variables);
        return { removeFromIncubatorEvent: { _id: 'e1', noOfBookings: 1, noOfWaiting: 1 } };
      },
    },
  },
});

export const Lists: Story = {
  parameters: answers(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const waiting = within(await canvas.findByRole('list', { name: 'Waiting list' }));
    await expect(waiting.getByText('1')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Who comes' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('list', { name: 'Invited, without a place' })).toHaveTextContent('Dev Rao');
  },
};
export const ListsDark: Story = { parameters: answers(), ...dark };
export const ListsRightToLeft: Story = { parameters: answers(), ...rightToLeft };
export const ListsOnAPhone: Story = { parameters: answers(), ...onAPhone };
export const Nobody: Story = { parameters: answers({ status: 'draft', participants: [], waiting: [], invited: [] }) };
export const Failed: Story = { parameters: { answers: { EventPeople: { error: 'The database is away' } } } };
export const Loading: Story = { parameters: { answers: { EventPeople: 'never' } } };

export const Inviting: Story = {
  parameters: answers(),
  render: () => <InviteForm eventId="e1" isDraft={false} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(body.getByRole('button', { name: 'Invite' })).toBeDisabled();
    await userEvent.click(await body.findByRole('combobox', { name: 'Everybody with the role' }));
    await userEvent.click(await body.findByRole('option', { name: 'Mentor' }));
    await expect(await body.findByText('Places: 3 · Waiting list: 1 · There already: 2')).toBeVisible();
    await userEvent.type(body.getByRole('textbox', { name: 'Message' }), 'Bring a chart');
    await userEvent.click(body.getByRole('button', { name: 'Invite' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Invited: 4');
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: 'Bring a chart', invitees: expect.objectContaining({ roles: ['Mentor'] }) }),
    );
  },
};
/** Nobody is given a place in conversations: whoever is invited chooses a time. */
export const InvitingToConversations: Story = {
  parameters: answers({ eventType: 'ONE_ON_ONE', participants: [], waiting: [], invited: [dev] }),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^Everybody you choose is told and chooses a time/)).toBeVisible();
    await expect(body.getByRole('list', { name: 'Invited, without a time yet' })).toHaveTextContent('Dev Rao');
    await userEvent.click(await body.findByRole('combobox', { name: 'Everybody with the role' }));
    await userEvent.click(await body.findByRole('option', { name: 'Mentor' }));
    await expect(await body.findByText('Invitations: 3 · There already: 2')).toBeVisible();
    // An open list without a way to scroll it by keys is not what this is about.
    await userEvent.tab();
    await expect(body.queryByText(/gets a place/)).toBeNull();
  },
};
export const TakenOffTheList: Story = {
  parameters: answers(),
  render: () => <PeopleRows eventId="e1" people={[ada, ben]} label="Who comes" />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Remove Ben Ito' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Take Ben Ito off the list?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Next time');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Ben Ito is no longer on the list');
    await expect(sent).toHaveBeenLastCalledWith({ eventId: 'e1', people: ['u3'], message: 'Next time' });
  },
};
export const RemovingDark: Story = {
  parameters: answers(),
  render: () => <RemovePersonDialog eventId="e1" person={ben} onClose={fn()} />,
  ...dark,
};

const attendance = (more: object = {}) => ({
  answers: {
    EventAttendance: {
      data: {
        incubatorEvent: {
          _id: 'e1',
          status: 'published',
          startTime: '2020-03-04T15:00:00.000Z',
          attendees: [ada, ben, cleo, dev].map(({ fullName }, index) => ({
            _id: `a${index}`,
            status: ['ATTENDED', 'REGISTERED', 'REGISTERED', 'EVENT_CANCELLED'][index],
            registrantName: fullName,
            bookingDetails: null,
            sessionHost: null,
            sessionHostName: null,
          })),
          ...more,
        },
      },
    },
    SetEventAttendance: {
      answer: (variables: object) => {
        sent(variables);
        return { setEventAttendance: { _id: 'e1' } };
      },
    },
  },
});
const attendancePage = () => <EventAttendancePage recordId="e1" />;

export const Attendance: Story = {
  parameters: attendance(),
  render: attendancePage,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('1 of 3 came')).toBeVisible();
    await userEvent.click(body.getByRole('checkbox', { name: 'Ben Ito' }));
    await userEvent.click(body.getByRole('button', { name: 'Save attendance' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('The attendance is saved');
    await expect(sent).toHaveBeenLastCalledWith({ eventId: 'e1', came: ['a0', 'a1'], missed: ['a2'] });
  },
};
/** A host of conversations is asked about those they have held; the others' are not theirs to call missed. */
export const AttendanceOfOwnSessions: Story = {
  parameters: attendance({
    startTime: null,
    attendees: [ada, ben].map(({ fullName }, index) => ({
      _id: `a${index}`,
      status: 'REGISTERED',
      registrantName: fullName,
      bookingDetails: { startTime: '2020-03-04T15:00:00.000Z' },
      sessionHost: ['u1', 'u9'][index],
      sessionHostName: ['Ada Admin', 'Cora Coach'][index],
    })),
  }),
  render: attendancePage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 1 came')).toBeVisible();
    await expect(canvas.getByText('Ada Admin')).toBeVisible();
    await expect(canvas.queryByText('Cora Coach')).toBeNull();
  },
};
export const AttendanceRightToLeft: Story = { parameters: attendance(), render: attendancePage, ...rightToLeft };
export const AttendanceOnAPhone: Story = { parameters: attendance(), render: attendancePage, ...onAPhone };
export const AttendanceTooEarly: Story = {
  parameters: attendance({ startTime: '2099-03-04T15:00:00.000Z' }),
  render: attendancePage,
};
export const AttendanceOfNobody: Story = { parameters: attendance({ attendees: [] }), render: attendancePage };
