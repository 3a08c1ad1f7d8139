import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../../../stories/support/says.ts';
import { EmailDetails } from './EmailDetails.tsx';
import { ReportedValues } from './ReportedValues.tsx';
import { SessionDetails } from './SessionDetails.tsx';
import { item, person } from './storyTimeline.ts';

const meta: Meta = {
  title: 'features/Timeline contents',
  decorators: [
    (Story) => (
      <>
        <h1>Northwind Robotics</h1>
        <h2>Activities</h2>
        <Story />
      </>
    ),
  ],
};
export default meta;

type Story = StoryObj;

const { email } = item('emailThread', {
  email: { subject: 'Demo day', content: 'You present third.', recipients: ['Ada Okafor'] },
});
const { delivery } = item('emailThread', {
  delivery: {
    bounced: false,
    deferred: false,
    dropped: false,
    delivered: true,
    spam: false,
    opensCount: 2,
    lastOpened: '2026-01-09T09:00:00.000Z',
    cc: ['team@demo.test'],
    bcc: [],
  },
});
export const Email: Story = {
  render: () => <>{email && <EmailDetails email={email} delivery={delivery} />}</>,
  play: says('team@demo.test', 'Ada Okafor', 'You present third.', /^delivered, opened 2 times, last opened on /),
};
export const EmailWithoutItsTravel: Story = {
  render: () => <>{email && <EmailDetails email={email} delivery={null} />}</>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You present third.')).toBeVisible();
    await expect(within(canvasElement).queryByText(/delivered|team@demo/)).toBeNull();
  },
};

const { session } = item('coachingSession', {
  session: {
    name: 'Pricing workshop',
    date: null,
    expectedDuration: 60,
    topics: ['Pricing'],
    startTime: '2026-01-08T09:00:00.000Z',
    endTime: '2026-01-08T10:00:00.000Z',
    coachs: [person],
    attendees: [{ _id: 'u8', fullName: 'Ada Okafor' }],
    invite: { status: 'accepted', expires: null },
    evaluationForms: [{ _id: 'f1', name: 'After', questions: [{ _id: 'q1', label: 'What will change?' }] }],
    evaluationAnswers: [{ questionId: 'q1', textValue: 'The price', numberValue: null, arrayValue: null }],
    changelogs: [{ at: null, text: 'Moved by a day', by: person }],
  },
});
export const Session: Story = {
  render: () => <>{session && <SessionDetails session={session} />}</>,
  play: says('What will change?', 'The price', 'Cleo Marsh', 'Ada Okafor', 'Pricing', /60 minutes/, 'Moved by a day'),
};
export const SessionRightToLeft: Story = {
  render: () => <>{session && <SessionDetails session={session} />}</>,
  globals: { language: 'ar' },
};

const point = (id: string, name: string, more: object) => ({
  isPoint0: false,
  dateValue: null,
  unit: 'MONETARY',
  metric: { _id: id, name },
  editedBy: person,
  ...more,
});
const { data } = item('dataSubmitted', {
  data: [
    point('m1', 'Revenue', { value: 12_000, metadata: { diff: 1_500, change: 0.14, useArrow: true } }),
    point('m2', 'Grants', { value: 900, metadata: { diff: -100, change: -0.1, useArrow: true } }),
    point('m3', 'Loans', { value: 5, isPoint0: true, metadata: null }),
  ],
});
export const Values: Story = {
  render: () => <ReportedValues points={data} />,
  play: async ({ canvasElement }) => {
    const [grown, fallen, first] = within(canvasElement).getAllByRole('listitem');
    await expect(grown).toHaveTextContent(/Revenue.*12,000.*up by.*1,500.*reported by Cleo Marsh/);
    await expect(fallen).toHaveTextContent(/Grants.*900.*down by.*100/);
    await expect(grown?.querySelector('svg')?.innerHTML).not.toBe(fallen?.querySelector('svg')?.innerHTML);
    await expect(first).toHaveTextContent('First value');
    await expect(first?.querySelector('svg')).toBeNull();
  },
};
export const ValuesDark: Story = { render: () => <ReportedValues points={data} />, globals: { colourMode: 'dark' } };
