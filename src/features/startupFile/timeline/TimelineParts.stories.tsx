import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { loadingCounter } from '#src/data/loadingCounter.ts';
import { changeLanguage } from '#src/ui/i18n/i18n.ts';
import { type Language, languages } from '#src/ui/i18n/languages.ts';
import { says } from '../../../../stories/support/says.ts';
import { item, person } from './storyTimeline.ts';
import { TimelineCard } from './TimelineCard.tsx';
import { TimelineDetails } from './TimelineDetails.tsx';
import { TimelineFacts } from './TimelineFacts.tsx';
import type { TimelineCardItem } from './timelineQuery.ts';

const meta: Meta = {
  title: 'features/Timeline parts',
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
const card = (one: TimelineCardItem) => (
  <ul style={{ listStyle: 'none', padding: 0 }}>
    <TimelineCard item={one} />
  </ul>
);
const note = item('note', {
  messageDocument: 'Close to signing the first large customer. '.repeat(12),
  isPinned: true,
});
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
export const PrivateNote: Story = {
  render: () => card(item('comment', { messageDocument: 'Between us.', isPublic: false })),
};
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
  render: () => <TimelineDetails item={item('dataDue', { dueDate: '2026-02-01T12:00:00.000Z' })} />,
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
