import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { toastStore } from '#src/ui/feedback/toasts.ts';
import { MeetTab } from './MeetTab.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { RequestCard } from './RequestCard.tsx';
import { RequestsSection } from './RequestsSection.tsx';
import type { OpenRequest } from './requestQueries.ts';
import { slots } from './testing/slots.ts';

const terms = (more: object = {}) => ({
  isActive: true,
  message: 'Read their profile first.',
  left: 2,
  isFull: false,
  isUnfit: false,
  ...more,
});
const times = (more: object = {}, bookableTimes: readonly object[] = slots) => ({
  MeetingTimes: {
    data: {
      meetingRequestTerms: terms(more),
      bookableTimes,
      usualMeetingPlace: 'Room 7',
      user: { _id: 'u2', fullName: 'Mia Mentor' },
    },
  },
});
const request: OpenRequest = {
  _id: 'r1',
  message: 'How do we price our first contract?',
  awaits: 'mentor',
  startTime: '2099-03-04T15:00:00.000Z',
  endTime: '2099-03-04T15:30:00.000Z',
  location: null,
  answerBy: '2099-03-03T23:00:00.000Z',
  mentor: { _id: 'u1', fullName: 'Ada Okafor', avatar: null },
  startup: { _id: 's9' },
  startupName: 'Solar Kiosk',
  askerName: 'Ben Ito',
  requestedBy: { _id: 'u9', fullName: 'Ben Ito', avatar: null },
};
const sent: unknown[] = [];
/** What the last toast says, which goes on being read out when the card is gone. */
const isSaid = (words: RegExp) => waitFor(() => expect(toastStore.get().at(-1)?.message).toMatch(words));
const servicesOf = (integratedVideoProviders: readonly string[]) => ({
  OwnVideoServices: {
    data: {
      currentUser: {
        _id: 'u1',
        conferenceDataIntegration: integratedVideoProviders[0] ?? null,
        integratedVideoProviders,
      },
    },
  },
});
const roomsThen = (placeChoices: readonly object[]) => ({ PlaceChoices: { data: { placeChoices } } });
const rooms = [
  { placeId: 'p1', name: 'Attic', capacity: null, takenFrom: null, takenUntil: null },
  {
    placeId: 'p2',
    name: 'Aula',
    capacity: 40,
    takenFrom: '2099-03-04T15:00:00.000Z',
    takenUntil: '2099-03-04T16:00:00.000Z',
  },
];
const answered = {
  ...servicesOf([]),
  ...roomsThen([]),
  OtherMeetingTimes: { data: { bookableTimes: slots } },
  AnswerMeetingRequest: {
    answer: (variables: { readonly answer?: string; readonly startTime?: string }) => {
      sent.push(variables);
      const { startTime = '2099-03-04T15:00:00.000Z', answer } = variables;
      const session = answer === 'ACCEPT' ? { _id: 'c9' } : null;
      return { answerMeetingRequest: { ...request, status: 'pending', startTime, endTime: null, session } };
    },
  },
};

const meta: Meta = { title: 'coaching/Requests' };
export default meta;

type Story = StoryObj;

export const Asking: Story = {
  render: () => <MeetTab recordId="u2" />,
  parameters: {
    answers: {
      ...times(),
      RequestMeeting: {
        answer: (variables: object) => {
          sent.push(variables);
          return { requestMeeting: { _id: 'r1', startTime: slots[0]?.startTime } };
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const choose = async (at: number) =>
      userEvent.click((await canvas.findAllByRole('button', { name: /^Ask for a meeting/ }))[at] as HTMLElement);
    await choose(1);
    const dialog = within(await body.findByRole('dialog', { name: 'Ask for this meeting?' }));
    await expect(dialog.getByText('Mia Mentor')).toBeVisible();
    await expect(dialog.getByText(/Mar 4, 2099/)).toBeVisible();
    await expect(dialog.getByText('Room 7')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'What is it about? (Optional)' }), 'Prices');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await choose(0);
    const second = within(await body.findByRole('dialog'));
    await expect(second.getByRole('textbox')).toHaveValue('Prices');
    await userEvent.click(second.getByRole('button', { name: 'Send request' }));
    await expect(await canvas.findByText(/Your request is sent/)).toBeVisible();
    await expect(sent.at(-1)).toEqual({
      input: { personId: 'u2', startTime: slots[0]?.startTime, message: 'Prices' },
    });
  },
};
export const Off: Story = {
  render: () => <MeetTab recordId="u2" />,
  parameters: { answers: times({ isActive: false }) },
};
export const AskingOnAPhone: Story = {
  render: () => <MeetTab recordId="u2" />,
  parameters: {
    answers: {
      ...times(),
      RequestMeeting: {
        error: 'You have as many open requests as you may have.',
        code: 'ForbiddenError',
        reason: 'meetingRequestsMany',
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Ask for a meeting/ }))[0] as HTMLElement);
    await userEvent.click(await body.findByRole('button', { name: 'Send request' }));
    await expect(await body.findByRole('link', { name: 'Show your open requests' })).toBeVisible();
  },
};
export const Enough: Story = {
  render: () => <MeetTab recordId="u2" />,
  parameters: { answers: times({ left: 0 }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Show your open requests' })).toHaveAttribute(
      'href',
      '/coaching?view=requests',
    ),
};
const fitting = {
  ProposedMentors: {
    data: {
      meetingRequestTerms: { isActive: true },
      proposedMentors: [
        { _id: 'u2', fullName: 'Mia Mentor' },
        { _id: 'u5', fullName: 'Noor Haddad' },
      ].map((person) => ({
        ...person,
        avatar: null,
        headline: null,
        industries: ['Food'],
        country: null,
        sessionsHeld: 0,
        nextFree: '2099-03-04T15:00:00.000Z',
        isFull: false,
      })),
    },
  },
};
/** Who would be refused reads so before anything is chosen or written, and whom they can ask instead. */
export const DoesNotFit: Story = {
  render: () => <MeetTab recordId="u2" />,
  parameters: { answers: { ...times({ isUnfit: true }), ...fitting } },
  globals: { role: 'Cofounder' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your organisation lets you ask only mentors who fit')).toBeVisible();
    await expect(canvas.getByText(/share an industry or the country/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Ask for a meeting' })).toHaveAttribute(
      'href',
      '/profile/u5/meet',
    );
    await expect(canvas.queryByRole('button', { name: /^Ask for a meeting/ })).toBeNull();
  },
};
export const DoesNotFitInArabic: Story = {
  ...DoesNotFit,
  globals: { role: 'Cofounder', language: 'ar', viewport: { value: 'mobile1' }, colourMode: 'dark' },
  play: async () => undefined,
};
export const MentorHasEnough: Story = {
  render: () => <MeetTab recordId="u2" />,
  parameters: { answers: { ...times({ isFull: true }), ...fitting } },
  globals: { role: 'Cofounder' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This mentor has as many open requests as a mentor may have')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ask for a meeting/ })).toBeNull();
  },
};
export const NoTimes: Story = { render: () => <MeetTab recordId="u2" />, parameters: { answers: times({}, []) } };
export const AskingInArabic: Story = { ...Off, parameters: { answers: times() }, globals: { language: 'ar' } };
export const AskingFails: Story = {
  render: () => <MeetTab recordId="u2" />,
  parameters: { answers: { MeetingTimes: { error: 'The database is away' } } },
};

export const Answering: Story = {
  render: () => <RequestCard request={request} />,
  parameters: { answers: answered },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other time' }));
    await userEvent.type(await canvas.findByLabelText('A time that suits better'), '2099-03-05T10:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Propose' }));
    await expect(sent.at(-1)).toMatchObject({ requestId: 'r1', answer: 'OTHER_TIME' });
    await isSaid(/^The other time is proposed · .*Mar 5, 2099/);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(sent.at(-1)).toEqual({ requestId: 'r1', answer: 'ACCEPT' });
    await isSaid(/^The meeting is planned · .*Mar 4, 2099/);
    await expect(toastStore.get().at(-1)?.action?.label).toBe('Open the session');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^A word about why/ }), 'I am away');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(sent.at(-1)).toEqual({ requestId: 'r1', answer: 'DECLINE', words: 'I am away' });
    await isSaid(/^The meeting does not take place · .*Mar 4, 2099/);
    await expect(toastStore.get().at(-1)?.action).toBeUndefined();
  },
};
/** What has passed is refused where it is typed. */
export const ProposingAPastTime: Story = {
  render: () => <RequestCard request={request} />,
  parameters: { answers: answered },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other time' }));
    await userEvent.type(await canvas.findByLabelText('A time that suits better'), '2001-03-05T10:00');
    await expect(await canvas.findByText('This time has passed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Propose' })).toBeDisabled();
  },
};
/** Over what the mentor has connected, else by what they type: the appointment and both calendars carry it. */
export const AcceptingWithALink: Story = {
  render: () => <RequestCard request={request} />,
  parameters: { answers: { ...answered, ...servicesOf(['Zoom']) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'How' }));
      await userEvent.click(await body.findByRole('option', { name }));
    };
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'How' })).toHaveValue('Zoom'));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(sent.at(-1)).toEqual({ requestId: 'r1', answer: 'ACCEPT', meeting: { videoProvider: 'Zoom' } });
    await choose('A link of your own');
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link of the meeting' }), 'https://meet.example/ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(sent.at(-1)).toMatchObject({ meeting: { meetingLink: 'https://meet.example/ada' } });
  },
};
/** The rooms of the organisation, at the time that is asked about. */
export const AcceptingInARoom: Story = {
  render: () => <RequestCard request={request} />,
  parameters: { answers: { ...answered, ...roomsThen(rooms) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('combobox', { name: 'How' }));
    await userEvent.click(await body.findByRole('option', { name: 'In a room' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Room' }));
    await expect(await body.findByRole('option', { name: /Aula up to 40 · Taken/ })).toHaveAttribute(
      'data-combobox-disabled',
    );
    await userEvent.click(body.getByRole('option', { name: 'Attic' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(sent.at(-1)).toEqual({ requestId: 'r1', answer: 'ACCEPT', meeting: { place: 'p1' } });
  },
};
export const AcceptingInARoomInArabic: Story = {
  render: () => <RequestCard request={request} />,
  parameters: { answers: { ...answered, ...roomsThen(rooms) } },
  globals: { language: 'ar', viewport: { value: 'mobile1' } },
};
export const AcceptingInArabic: Story = {
  ...AcceptingWithALink,
  play: async () => undefined,
  globals: { language: 'ar' },
};
export const AcceptingOnAPhone: Story = {
  ...AcceptingWithALink,
  globals: { viewport: { value: 'mobile1' }, colourMode: 'dark' },
};
/** A founder accepts the time that the mentor has proposed, at the place that was agreed on: their own services make no link. */
export const AcceptingAsAgreed: Story = {
  render: () => <RequestCard request={{ ...request, location: 'Room 7' }} />,
  parameters: { answers: { ...answered, ...servicesOf(['Zoom']) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'How' })).toHaveValue('Room 7');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(sent.at(-1)).toEqual({ requestId: 'r1', answer: 'ACCEPT' });
  },
};
export const Waiting: Story = { render: () => <RequestCard request={{ ...request, awaits: 'startup' }} /> };
export const OfOthers: Story = {
  render: () => <RequestCard request={{ ...request, mentor: { _id: 'u2', fullName: 'Mia Mentor', avatar: null } }} />,
};
/** A mentor sees the one who asks, who asks the mentor. */
export const ShowsTheOtherSide: Story = {
  render: () => (
    <>
      <RequestCard request={request} />
      <RequestCard request={{ ...request, mentor: { _id: 'u2', fullName: 'Mia Mentor', avatar: null } }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    // Initials are drawn, not written.
    const drawn = () =>
      [...canvasElement.querySelectorAll('[data-initials]')].map((picture) => picture.getAttribute('data-initials'));
    await waitFor(() => expect(drawn()).toEqual(['BI', 'MM']));
  },
};
/** A mentor who does not look after the startup reads who asks all the same; the file and the person stay closed. */
export const OfAStartupThatIsClosed: Story = {
  render: () => <RequestCard request={{ ...request, startup: null, requestedBy: null }} />,
  parameters: { answers: answered },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Solar Kiosk')).toBeVisible();
    await expect(canvas.getByText('Ben Ito')).toBeVisible();
  },
};
export const List: Story = {
  render: () => <OpenRequests />,
  parameters: {
    answers: { OpenMeetingRequests: { data: { meetingRequests: { results: [request, { ...request, _id: 'r2' }] } } } },
  },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Requests that wait for an answer' });
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  },
};
export const ListDark: Story = { ...List, globals: { colourMode: 'dark' } };
export const ListInArabic: Story = {
  ...List,
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => void (await within(canvasElement).findAllByRole('list')),
};
/** A home shows the first few, and leads to the rest. */
export const OnHome: Story = {
  render: () => <RequestsSection />,
  parameters: {
    answers: {
      OpenMeetingRequests: {
        data: { meetingRequests: { results: [1, 2, 3, 4].map((index) => ({ ...request, _id: `r${index}` })) } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View all' })).toHaveAttribute('href', '/coaching');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
