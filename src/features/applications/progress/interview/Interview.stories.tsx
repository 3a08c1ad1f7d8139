import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { says } from '../../../../../stories/support/says.ts';
import { CallOff } from './CallOff.tsx';
import { ChooseInterview } from './ChooseInterview.tsx';
import { Interview } from './Interview.tsx';
import { InterviewTimes } from './InterviewTimes.tsx';

const eva = { _id: 'eva', fullName: 'Eva Expert' };
const mia = { _id: 'mia', fullName: 'Mia Mentor' };
const offer = (hour: number, host: typeof eva, isOwnTaken = false) => ({
  startTime: `2099-04-08T${hour}:00:00Z`,
  endTime: `2099-04-08T${hour}:30:00Z`,
  isOwnTaken,
  host,
});
const chosen = fn();
const calledOff = fn();
const mutations = {
  ChooseInterview: {
    answer: (variables: unknown) => {
      chosen(variables);
      return { chooseInterview: true };
    },
  },
  CallOffInterview: {
    answer: (variables: unknown) => {
      calledOff(variables);
      return { callOffInterview: true };
    },
  },
};
const offering = (...interviewOffers: readonly ReturnType<typeof offer>[]) => ({
  answers: { InterviewOffers: { data: { interviewOffers } }, ...mutations },
});

const meta: Meta = {
  title: 'applications/Interview',
  parameters: offering(offer(10, mia), offer(10, eva), offer(11, eva), offer(12, eva, true)),
};
export default meta;

type Story = StoryObj;

const rightToLeft = { globals: { language: 'ar' } };
const interview = {
  startTime: '2099-04-08T14:00:00Z',
  endTime: '2099-04-08T14:30:00Z',
  hostName: 'Eva Expert',
  room: null,
  location: null,
  isChangeable: true,
  otherTimeAskedAt: null,
};

export const Choosing: Story = {
  render: () => <ChooseInterview applicationId="a1" isLinked={false} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Choose a time for your interview.')).toBeVisible();
    const [first] = await canvas.findAllByRole('button', { name: /^Choose .*April/ });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText('Mia Mentor')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
    await waitFor(() =>
      expect(chosen).toHaveBeenCalledWith({ applicationId: 'a1', hostId: 'mia', startTime: '2099-04-08T10:00:00Z' }),
    );
  },
};
export const ChoosingRightToLeft: Story = {
  render: () => <ChooseInterview applicationId="a1" isLinked={false} />,
  ...rightToLeft,
};
export const ChoosingOfOne: Story = {
  render: () => <InterviewTimes applicationId="a1" none={null} />,
  parameters: offering(offer(11, eva)),
  play: says(/You talk with Eva Expert/),
};
export const AmongOthers: Story = {
  render: () => <ChooseInterview applicationId="a1" isLinked />,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Choose a time' });
    await expect(link).toHaveAttribute('href', '/application/a1/progress');
  },
};
export const NobodyIsFree: Story = {
  render: () => <ChooseInterview applicationId="a1" isLinked={false} />,
  parameters: offering(),
  play: says(/We’ll get in touch with a time/),
};
export const Moving: Story = {
  render: () => <Interview applicationId="a1" interview={interview} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another time' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: 'With whom' }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'Eva Expert' }));
    const [first] = await canvas.findAllByRole('button', { name: /^Choose .*April/ });
    await userEvent.click(first as HTMLElement);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ hostId: 'eva' })));
  },
};
export const MovingRightToLeft: Story = {
  render: () => <Interview applicationId="a1" interview={interview} />,
  ...rightToLeft,
};
export const NoOtherTime: Story = {
  render: () => <Interview applicationId="a1" interview={interview} />,
  parameters: offering(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another time' }));
    await expect(await canvas.findByRole('button', { name: 'Ask for another time' })).toBeVisible();
  },
};
export const AnotherTimeAsked: Story = {
  render: () => (
    <Interview
      applicationId="a1"
      interview={{ ...interview, isChangeable: false, otherTimeAskedAt: '2026-01-10T09:00:00.000Z' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have asked for another time/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for another time' })).toBeNull();
  },
};
export const CallingOff: Story = {
  render: () => <CallOff applicationId="a1" />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call it off' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Call it off' }));
    await waitFor(() => expect(calledOff).toHaveBeenCalledWith({ applicationId: 'a1' }));
  },
};
