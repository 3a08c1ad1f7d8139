import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AnswerRequestPage } from './AnswerRequestPage.tsx';

const times = ['2099-03-04T15:00', '2099-03-04T15:30', '2099-03-06T09:00'].map((time) => ({
  startTime: `${time}:00.000Z`,
  endTime: new Date(Date.parse(`${time}:00.000Z`) + 30 * 60_000).toISOString(),
}));
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
  times,
};
const sent: unknown[] = [];
const answers = (linkedMeetingRequest: object | null = request) => ({
  LinkedMeetingRequest: { data: { linkedMeetingRequest } },
  AnswerLinkedMeetingRequest: {
    answer: (variables: object) => {
      sent.push(variables);
      return { answerLinkedMeetingRequest: true };
    },
  },
});
const known = { LinkedMeetingRequest: { data: { linkedMeetingRequest: request } } };
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
    // The service that the mentor prefers is chosen already.
    const meeting = { videoProvider: 'Zoom' };
    await expect(sent.at(-1)).toEqual({ secret: 'secret', answer: 'ACCEPT', startTime: null, meeting });
  },
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
export const OtherTime: Story = {
  parameters: { path: at('otherTime'), answers: answers() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const [, second] = await canvas.findAllByRole('button', { name: /^Propose/ });
    await userEvent.click(second as HTMLElement);
    await expect(await canvas.findByText('The other time is proposed')).toBeVisible();
    await expect(sent.at(-1)).toMatchObject({ answer: 'OTHER_TIME', startTime: times[1]?.startTime });
  },
};
export const Declines: Story = {
  parameters: { path: at('accept'), answers: answers() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await expect(await canvas.findByText('The meeting does not take place')).toBeVisible();
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
export const NotTheirTurn: Story = { parameters: { answers: answers({ ...request, isOwnTurn: false }) } };
export const Narrow: Story = { parameters: { path: at('otherTime') }, globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const Arabic: Story = { parameters: { path: at('otherTime') }, globals: { language: 'ar' } };
