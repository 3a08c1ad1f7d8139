import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { loadingCounter } from '#src/data/loadingCounter.ts';
import { changeLanguage } from '#src/ui/i18n/i18n.ts';
import { type Language, languages } from '#src/ui/i18n/languages.ts';
import { says } from '../../../stories/support/says.ts';
import { EmailDetails } from './EmailDetails.tsx';
import { MetricCard } from './MetricCard.tsx';
import { NoteComposer } from './NoteComposer.tsx';
import { ReportedValues } from './ReportedValues.tsx';
import { SessionDetails } from './SessionDetails.tsx';
import { TimelineCard } from './TimelineCard.tsx';
import { TimelineDetails } from './TimelineDetails.tsx';
import { TimelineFacts } from './TimelineFacts.tsx';
import type { TimelineCardItem } from './timelineQuery.ts';
import { ValueTable } from './ValueTable.tsx';

const meta: Meta = {
  title: 'features/Startup file parts',
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

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const person = { _id: 'u7', fullName: 'Cleo Marsh' };

/** What the timeline is answered with; a story gives what its part of an item needs. */
const item = (eventType: string, more: object = {}) =>
  ({
    _id: eventType,
    eventType,
    createdAt: '2026-01-10T09:00:00.000Z',
    message: null,
    isPublic: true,
    isPinned: false,
    createdBy: person,
    attachments: [],
    dueDate: null,
    data: [],
    answers: [],
    session: null,
    invite: null,
    email: null,
    delivery: null,
    ...more,
  }) as unknown as TimelineCardItem;

const card = (one: TimelineCardItem) => (
  <ul style={{ listStyle: 'none', padding: 0 }}>
    <TimelineCard item={one} />
  </ul>
);
const note = item('note', { message: 'Close to signing the first large customer. '.repeat(12), isPinned: true });
export const Note: Story = {
  render: () => card(note),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button'));
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
const deleted = fn();
export const NoteIsDeleted: Story = {
  parameters: {
    answers: {
      DeleteStartupNoteInTimeline: {
        answer: (variables: object) => {
          deleted(variables, loadingCounter.get());
          return { deleteTimelineEvent: 'note' };
        },
      },
    },
  },
  render: () => card(note),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Delete the note' }));
    await userEvent.click(within(await body.findByRole('dialog')).getByRole('button', { name: 'Delete the note' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Note deleted');
    await expect(deleted).toHaveBeenCalledWith({ id: 'note' }, 1);
  },
};
export const PrivateNote: Story = { render: () => card(item('comment', { message: 'Between us.', isPublic: false })) };
export const NoteAsFounder: Story = {
  globals: { role: 'Cofounder' },
  render: () => card(note),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const NoteDark: Story = { render: () => card(note), ...dark };
export const NoteRightToLeft: Story = { render: () => card(note), ...rightToLeft };

export const Attachments: Story = {
  render: () => (
    <TimelineDetails
      item={item('milestone', {
        dueDate: '2026-02-01T00:00:00.000Z',
        attachments: [
          { name: 'Deck.pdf', url: '/files/deck.pdf' },
          { name: 'Lost.pdf', url: null },
        ],
      })}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link')).toHaveLength(1);
  },
};
export const Invitation: Story = {
  render: () => (
    <TimelineDetails
      item={item('coachingInvite', {
        invite: { status: 'expired', expires: '2026-01-02T00:00:00.000Z', invitees: [person], session: null },
      })}
    />
  ),
  play: says('Cleo Marsh', 'Expired', 'Jan 1, 2026'),
};
const dayIn: Readonly<Record<Language, string>> = {
  ar: '01\u200f/02\u200f/2026',
  de: '01.02.2026',
  en: 'Feb 1, 2026',
  es: '1 feb 2026',
  fr: '1 févr. 2026',
  id: '1 Feb 2026',
  ja_JP: '2026/02/01',
  ko: '2026. 2. 1.',
  pt: '1 de fev. de 2026',
  tr: '1 Şub 2026',
  uk: '1 лют. 2026 р.',
};
export const DatesInEveryLanguage: Story = {
  render: () => <TimelineDetails item={item('dataDue', { dueDate: '2026-02-01T00:00:00.000Z' })} />,
  play: async ({ canvasElement }) => {
    for (const language of languages) {
      await changeLanguage(language);
      await waitFor(() => expect(canvasElement).toHaveTextContent(dayIn[language]));
    }
    await changeLanguage('en');
  },
};
export const Facts: Story = {
  render: () => (
    <TimelineFacts
      facts={[
        ['Place', 'Library'],
        ['Nothing', null],
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Library')).toBeVisible();
    await expect(within(canvasElement).queryByText('Nothing')).toBeNull();
  },
};

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
  ...rightToLeft,
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
export const ValuesDark: Story = { render: () => <ReportedValues points={data} />, ...dark };

export const Composer: Story = {
  render: () => <NoteComposer startupId="s1" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    for (const choice of await canvas.findAllByRole('checkbox')) await expect(choice).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Post note' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Attach files' }));
    await expect(await canvas.findByRole('group', { name: 'Files of the note' })).toBeVisible();
  },
};
const posted = fn();
export const ComposerPosts: Story = {
  parameters: {
    answers: {
      PostStartupNote: {
        answer: (variables: object) => {
          posted(variables);
          return { postStartupNote: { _id: 'n1' } };
        },
      },
    },
  },
  render: () => <NoteComposer startupId="s1" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'Between us');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide from founders' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pin to the top' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Post note' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({
        input: { startupId: 's1', message: 'Between us', isPublic: false, isPinned: true, attachmentIds: [] },
      }),
    );
  },
};
export const ComposerRefused: Story = {
  parameters: { answers: { PostStartupNote: { error: 'It is locked' } } },
  render: () => <NoteComposer startupId="s1" />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await body.findByRole('textbox'), 'Hello');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Post note' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('It is locked');
    await expect(body.getByRole('textbox')).toHaveValue('Hello');
  },
};

const labels = (value: string) => [{ language: 'en', value }];
const metric = {
  _id: 'm1',
  name: labels('Revenue'),
  description: labels('What was invoiced in the month.'),
  unitOfMeasure: { unitType: 'MONETARY', customName: null },
} as const;
const series = (...values: readonly number[]) => ({
  StartupMetricSeries: {
    data: {
      metricDataItems: {
        results: values.map((value, index) => ({
          _id: `i${index}`,
          to: `2026-0${6 - index}-28`,
          value,
          dateValue: null,
        })),
      },
    },
  },
});
const metricCard = () => <MetricCard startupId="s1" metric={metric} />;
export const Metric: Story = {
  parameters: { answers: series(900, 700, 400) },
  render: metricCard,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the values' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const MetricNotReported: Story = { parameters: { answers: series() }, render: metricCard };
export const MetricLoading: Story = { parameters: { answers: { StartupMetricSeries: 'never' } }, render: metricCard };
export const MetricFailed: Story = {
  parameters: { answers: { StartupMetricSeries: { error: 'The database rests' } } },
  render: metricCard,
  play: says('The database rests'),
};
export const MetricDark: Story = { parameters: { answers: series(9, 7, 4) }, render: metricCard, ...dark };

export const TableOfValues: Story = {
  render: () => (
    <ValueTable
      head={['Month', 'Value']}
      rows={[
        ['June', '$900'],
        ['May', '$700'],
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: 'June' })).toBeVisible();
  },
};
