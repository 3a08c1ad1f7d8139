import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgreedMeeting } from './AgreedMeeting.tsx';
import { AnswerRequestPage } from './AnswerRequestPage.tsx';
import { slots } from './testing/slots.ts';

const request = {
  startupName: 'Solar Kiosk',
  mentorName: 'Ada Okafor',
  message: 'How do we price our first contract?',
  startTime: '2099-03-03T15:00:00.000Z',
  endTime: '2099-03-03T15:30:00.000Z',
  isOwnTurn: true,
  location: null,
  services: ['Zoom'],
  preferredService: 'Zoom',
  rooms: [] as object[],
  times: slots,
};
const taken = { takenFrom: request.startTime, takenUntil: '2099-03-03T16:00:00.000Z' };
const rooms = [
  { placeId: 'p1', name: 'Attic', capacity: null, takenFrom: null, takenUntil: null },
  { placeId: 'p2', name: 'Aula', capacity: 40, ...taken },
  { placeId: 'p3', name: 'Library', capacity: 12, takenFrom: null, takenUntil: null },
];
const agreed = {
  session: 'c1',
  startTime: request.startTime,
  endTime: request.endTime,
  withWhom: 'Solar Kiosk',
  mentor: null as string | null,
  where: null as string | null,
  meetingLink: 'https://meet.example/mia' as string | null,
  videoProvider: null as 'Zoom' | null,
  isMailed: true,
};
const sent: unknown[] = [];
let asked = 0;
const answers = (linkedMeetingRequest: object | null = request) => ({
  LinkedMeetingRequest: { data: { linkedMeetingRequest, linkedMeetingOutcome: null } },
  AnswerLinkedMeetingRequest: {
    answer: (variables: object) => {
      sent.push(variables);
      const isAccepted = 'answer' in variables && variables.answer === 'ACCEPT';
      return { answerLinkedMeetingRequest: { agreed: isAccepted ? agreed : null } };
    },
  },
});
const known = { LinkedMeetingRequest: { data: { linkedMeetingRequest: request, linkedMeetingOutcome: null } } };
const at = (choice: string) => `/coaching/request/secret/answer?choice=${choice}`;

const meta: Meta<typeof AnswerRequestPage> = {
  title: 'coaching/AnswerRequestPage',
  component: AnswerRequestPage,
  parameters: { page: true, path: at('accept'), answers: known },
};
export default meta;

type Story = StoryObj<typeof AnswerRequestPage>;

export const Accepts: Story = {
  parameters: { answers: answers() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const before = sent.length;
    const button = await canvas.findByRole('button', { name: 'Accept' });
    await expect(sent).toHaveLength(before);
    await userEvent.click(button);
    await expect(await canvas.findByText('The meeting is planned')).toBeVisible();
    await expect(canvas.getByText('Solar Kiosk')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the session' })).toHaveAttribute(
      'href',
      '/coaching/session/c1',
    );
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toHaveAttribute('href', agreed.meetingLink);
    // The service that the mentor prefers is chosen already.
    const meeting = { videoProvider: 'Zoom' };
    await expect(sent.at(-1)).toEqual({ secret: 'secret', answer: 'ACCEPT', startTime: null, meeting });
  },
};
/** A founder, whose mentor's service is still making the link. */
export const AgreedOnAPhone: Story = {
  render: () => (
    <AgreedMeeting
      agreed={{ ...agreed, withWhom: 'Ada Okafor', mentor: 'u1', meetingLink: null, videoProvider: 'Zoom' }}
    />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Over Zoom/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for another time' })).toHaveAttribute(
      'href',
      '/profile/u1/meet',
    );
  },
};
export const AgreedInArabic: Story = {
  render: () => <AgreedMeeting agreed={{ ...agreed, where: 'Attic, Dock 2', meetingLink: null, isMailed: false }} />,
  globals: { language: 'ar' },
};
/** As signed in: over what the mentor has connected, by a link, at a place, or by phone. */
export const SaysHowToMeet: Story = {
  parameters: { answers: answers({ ...request, location: 'Room 7' }) },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const how = await body.findByRole('combobox', { name: 'How' });
    await expect(how).toHaveValue('Room 7');
    await userEvent.click(how);
    await expect((await body.findAllByRole('option')).map(({ textContent }) => textContent)).toHaveLength(5);
    await userEvent.click(await body.findByRole('option', { name: 'A link of your own' }));
    await expect(body.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await userEvent.type(body.getByRole('textbox', { name: /Link of the meeting/ }), 'https://meet.example/mia');
    await userEvent.click(body.getByRole('button', { name: 'Accept' }));
    await expect(await body.findByText('The meeting is planned')).toBeVisible();
    const meeting = { meetingLink: 'https://meet.example/mia' };
    await expect(sent.at(-1)).toEqual({ secret: 'secret', answer: 'ACCEPT', startTime: null, meeting });
  },
};
export const SaysHowOnAPhone: Story = {
  ...SaysHowToMeet,
  globals: { viewport: { value: 'phone' }, colourMode: 'dark' },
};
export const SaysHowInArabic: Story = {
  parameters: { answers: answers() },
  globals: { language: 'ar' },
};
/** Those that are free stand first, and one that is taken can't be chosen. */
export const SaysInWhichRoom: Story = {
  parameters: { answers: answers({ ...request, rooms }) },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox', { name: 'How' }));
    await userEvent.click(await body.findByRole('option', { name: 'In a room' }));
    await expect(body.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await userEvent.click(body.getByRole('combobox', { name: 'Room' }));
    await expect((await body.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Attic ',
      'Library up to 12',
      expect.stringMatching(/^Aula up to 40 · Taken Tue.+/),
    ]);
    await userEvent.click(body.getByRole('option', { name: /Library/ }));
    await userEvent.click(body.getByRole('button', { name: 'Accept' }));
    await expect(await body.findByText('The meeting is planned')).toBeVisible();
    await expect(sent.at(-1)).toMatchObject({ answer: 'ACCEPT', meeting: { place: 'p3' } });
  },
};
export const RoomsOnAPhone: Story = {
  ...SaysInWhichRoom,
  globals: { viewport: { value: 'phone' }, colourMode: 'dark' },
};
/** Somebody was faster: the room is shown as taken, and what was chosen is still there. */
export const TheRoomIsTakenMeanwhile: Story = {
  parameters: {
    answers: {
      LinkedMeetingRequest: {
        answer: () => {
          asked += 1;
          const [free] = rooms;
          return {
            linkedMeetingOutcome: null,
            linkedMeetingRequest: { ...request, rooms: [{ ...free, ...(asked > 1 && taken) }] },
          };
        },
      },
      AnswerLinkedMeetingRequest: { error: 'Attic is taken: Tue, 10:00. Choose another room or another time.' },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    asked = 0;
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox', { name: 'How' }));
    await userEvent.click(await body.findByRole('option', { name: 'In a room' }));
    await userEvent.click(body.getByRole('combobox', { name: 'Room' }));
    await userEvent.click(await body.findByRole('option', { name: /Attic/ }));
    asked = 1;
    await userEvent.click(body.getByRole('button', { name: 'Accept' }));
    await expect(await body.findByRole('alert')).toHaveTextContent('Attic is taken');
    await expect(await body.findByText(/^Taken Tue.+Choose another room or another time/)).toBeVisible();
    await expect(body.getByRole('combobox', { name: 'Room' })).toHaveValue('Attic');
    await expect(body.getByText(/No room is free then/)).toBeVisible();
    await expect(body.getByRole('button', { name: 'Accept' })).toBeDisabled();
  },
};
export const OtherTime: Story = {
  parameters: { path: at('otherTime'), answers: answers() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const [, second] = await canvas.findAllByRole('button', { name: /^Propose/ });
    await userEvent.click(second as HTMLElement);
    await expect(await canvas.findByText('The other time is proposed')).toBeVisible();
    await expect(sent.at(-1)).toMatchObject({ answer: 'OTHER_TIME', startTime: slots[1]?.startTime });
  },
};
export const Declines: Story = {
  parameters: { path: at('accept'), answers: answers() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^A word about why/ }), 'I am away');
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await expect(await canvas.findByText('The meeting does not take place')).toBeVisible();
    await expect(sent.at(-1)).toMatchObject({ answer: 'DECLINE', words: 'I am away' });
  },
};
export const Refused: Story = {
  parameters: { answers: { ...known, AnswerLinkedMeetingRequest: { error: 'This time is no longer free' } } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This time is no longer free');
  },
};
export const Gone: Story = { parameters: { answers: answers(null) } };
const became = (more: object) => ({
  LinkedMeetingRequest: {
    data: {
      linkedMeetingRequest: null,
      linkedMeetingOutcome: {
        language: 'en',
        isOwn: false,
        withWhom: 'Ben Ito (Solar Kiosk)',
        mentor: null,
        startTime: request.startTime,
        endTime: request.endTime,
        agreed: null,
        ...more,
      },
    },
  },
});
/** The link again, once it was answered: the session is one tap away. */
export const AcceptedEarlier: Story = {
  parameters: { answers: became({ outcome: 'ACCEPTED', agreed }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This request was accepted already' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the session' })).toHaveAttribute(
      'href',
      '/coaching/session/c1',
    );
    await expect(canvas.queryByText(/on its way by mail/)).toBeNull();
  },
};
export const DeclinedEarlier: Story = {
  parameters: { answers: became({ outcome: 'DECLINED', isOwn: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You declined this request' })).toBeVisible();
    await expect(canvas.getByText('Ben Ito (Solar Kiosk)')).toBeVisible();
  },
};
/** A founder reads that the mentor has declined, and can ask for another time. */
export const DeclinedByThem: Story = {
  parameters: { answers: became({ outcome: 'DECLINED', withWhom: 'Ada Okafor', mentor: 'u1' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This request was declined' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for another time' })).toHaveAttribute(
      'href',
      '/profile/u1/meet',
    );
  },
};
export const ProposedEarlier: Story = {
  parameters: { answers: became({ outcome: 'PROPOSED' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /the answer of Ben Ito/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show your open requests' })).toBeVisible();
  },
};
export const ExpiredOnAPhone: Story = {
  parameters: { answers: became({ outcome: 'EXPIRED' }) },
  globals: { viewport: { value: 'mobile1' }, colourMode: 'dark' },
};
export const WithdrawnInArabic: Story = {
  parameters: { answers: became({ outcome: 'WITHDRAWN', language: 'ar' }) },
  globals: { language: 'ar', viewport: { value: 'mobile1' } },
};
export const NotTheirTurn: Story = { parameters: { answers: answers({ ...request, isOwnTurn: false }) } };
export const Narrow: Story = { parameters: { path: at('otherTime') }, globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const Arabic: Story = { parameters: { path: at('otherTime') }, globals: { language: 'ar' } };
