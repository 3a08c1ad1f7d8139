import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../../../../stories/support/says.ts';
import { EmailDetails } from './EmailDetails.tsx';
import { ReportedValues } from './ReportedValues.tsx';
import { SessionDetails } from './SessionDetails.tsx';
import { demoDayEmail, item, person, pricingSession, readDelivery } from './storyTimeline.ts';

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

const { email, delivery } = item('emailThread', { email: demoDayEmail, delivery: readDelivery });
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

const { session } = item('coachingSession', { session: pricingSession });
export const Session: Story = {
  render: () => <>{session && <SessionDetails session={session} />}</>,
  play: says(
    'What will change?',
    'The price',
    'Cleo Marsh',
    'Ada Okafor',
    'Pricing',
    /60 minutes/,
    /Raise the price, Ada Okafor \(done\)/,
    'Starts, Place',
  ),
};
/** It says that it was called off, not what became of its invitation. */
export const SessionCalledOff: Story = {
  render: () => (
    <>
      {session && (
        <SessionDetails
          session={{ ...session, status: 'cancelled', cancelledBy: 'Ben Ito', cancelReason: 'I am ill' }}
        />
      )}
    </>
  ),
  play: says('Cancelled · Ben Ito · I am ill'),
};
export const SessionRightToLeft: Story = {
  render: () => <>{session && <SessionDetails session={session} />}</>,
  globals: { language: 'ar' },
};

const point = (id: string, name: string, more: object) => ({
  isPoint0: false,
  valueBefore: null,
  dateValue: null,
  dateBefore: null,
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
const replaced = item('dataSubmitted', {
  data: [
    point('m1', 'Revenue', { value: 1500, valueBefore: 1000, isPoint0: true, metadata: null }),
    point('m4', 'Next round', {
      unit: 'DATE',
      value: null,
      dateValue: '2030-12-24T12:00:00.000Z',
      dateBefore: '2030-12-01T12:00:00.000Z',
      metadata: null,
    }),
  ],
}).data;
export const ReplacedValues: Story = {
  render: () => <ReportedValues points={replaced} />,
  play: async ({ canvasElement }) => {
    const [money, day] = within(canvasElement).getAllByRole('listitem');
    await expect(money).toHaveTextContent(/changed from \S*1,000\S* to \S*1,500/);
    await expect(money).not.toHaveTextContent('First value');
    await expect(day).toHaveTextContent(/changed from .*1.* to .*24/);
  },
};
export const ReplacedValuesOnAPhoneInArabic: Story = {
  render: () => <ReportedValues points={replaced} />,
  globals: { language: 'ar', colourMode: 'dark', viewport: { value: 'mobile1' } },
};
export const ValuesDark: Story = { render: () => <ReportedValues points={data} />, globals: { colourMode: 'dark' } };
