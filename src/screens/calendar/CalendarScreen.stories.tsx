import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { dayOf as dayIn } from '#domain/dates/zonedDays.ts';
import { says } from '../../../stories/support/says.ts';
import type { CalendarScreenModule } from '../screenModules.ts';
import { CalendarAgenda } from './CalendarAgenda.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import type { CalendarEntry } from './CalendarEntry.ts';
import { CalendarMonth } from './CalendarMonth.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { DayDialog } from './DayDialog.tsx';
import { DayNumber } from './DayNumber.tsx';
import { EntryLink } from './EntryLink.tsx';
import { monthGrid } from './monthGrid.ts';
import { shownCalendar } from './shownCalendar.ts';

/** A screen of two kinds of record, as the generator writes one. */
const module: CalendarScreenModule = {
  screen: {
    id: 'story.calendar',
    titleKey: 'entity.IncubatorEvent.other',
    kind: 'calendar',
    createForm: 'eventAbout',
    createEntity: 'IncubatorEvent',
    sources: [
      {
        id: 'events',
        labelKey: 'entity.IncubatorEvent.other',
        entity: 'IncubatorEvent',
        startField: 'startTime',
        endField: 'endTime',
        isDay: false,
        nameField: 'title',
        link: '/event/{_id}',
        tone: 'info',
      },
      {
        id: 'programs',
        labelKey: 'entity.Program.other',
        entity: 'Program',
        startField: 'startDate',
        endField: 'endDate',
        isDay: true,
        nameField: 'name',
        tone: 'success',
      },
    ],
  },
  documents: {
    events: 'query Calendar_events { page: incubatorEvents { results { _id } } }',
    programs: 'query Calendar_programs { page: programs { results { _id } } }',
  },
};

const meta: Meta<typeof CalendarScreen> = {
  title: 'screens/CalendarScreen',
  component: CalendarScreen,
  args: { module },
  parameters: { path: '/calendar?month=2030-03' },
};
export default meta;

type Story = StoryObj<typeof CalendarScreen>;

const event = (index: number, title = `Workshop ${index}`) => ({
  _id: `e${index}`,
  title,
  startTime: `2030-03-04T1${index}:00:00.000Z`,
  endTime: `2030-03-04T1${index}:30:00.000Z`,
});
const program = { _id: 'p1', name: 'Growth Track', startDate: '2030-03-12', endDate: '2030-03-14' };
const answers = (events: readonly unknown[], programs: readonly unknown[]) => ({
  Calendar_events: { data: { page: { results: events, next: null } } },
  Calendar_programs: { data: { page: { results: programs, next: null } } },
});
const some = answers([event(1), event(2), event(3), event(4), event(5)], [program]);

export const Full: Story = {
  parameters: { answers: some },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('link', { name: /Workshop 1/ });
    await expect(first).toHaveAttribute('href', '/event/e1');
    await userEvent.click(canvas.getByRole('button', { name: '2 more' }));
    await expect((await canvas.findAllByText('Workshop 5')).length).toBeGreaterThan(0);
  },
};
export const Empty: Story = { parameters: { answers: answers([], []) } };
export const Loading: Story = { parameters: { answers: { Calendar_events: 'never', Calendar_programs: 'never' } } };
export const Failed: Story = {
  parameters: { answers: { ...some, Calendar_events: { error: 'The database rests' } } },
  play: says('The database rests'),
};
export const NextMonth: Story = {
  parameters: { answers: some },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'March 2030' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(await canvas.findByRole('heading', { name: 'April 2030' })).toBeVisible();
  },
};
export const AWeek: Story = {
  parameters: { answers: some, path: '/calendar?week=2030-03-04' },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const week = await canvas.findByRole('region', { name: 'March 3 – 9, 2030' });
    await expect(await within(week).findByRole('link', { name: /Workshop 1/ })).toHaveAttribute('href', '/event/e1');
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(await canvas.findByRole('region', { name: 'March 10 – 16, 2030' })).toBeVisible();
    await userEvent.click(canvas.getByText('Month'));
    await expect(await canvas.findByRole('heading', { name: 'March 2030' })).toBeVisible();
  },
};
export const LongNames: Story = {
  parameters: { answers: answers([event(1, 'A workshop that has a name for every day of its month '.repeat(3))], []) },
};
export const RightToLeft: Story = { parameters: { answers: some }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: some }, globals: { colourMode: 'dark' } };

const entry = (index: number, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  key: `k${index}`,
  sourceKey: 'entity.IncubatorEvent.one',
  name: `Workshop ${index}`,
  tone: 'info',
  href: `/event/e${index}`,
  firstDay: '2030-03-04',
  lastDay: '2030-03-04',
  start: `2030-03-04T1${index}:00:00.000Z`,
  end: null,
  ...more,
});
const entries = [1, 2, 3, 4, 5].map((index) => entry(index));
const tones = (['success', 'info', 'warning', 'error', 'neutral'] as const).map((tone, index) =>
  entry(index, { tone, href: index === 0 ? null : '/', start: index === 1 ? null : '2030-03-04T10:00:00.000Z' }),
);
const everyTone = () => (
  <ul style={{ listStyle: 'none', width: 200 }}>
    {tones.map((one) => (
      <li key={one.key}>
        <EntryLink entry={one} zone="UTC" />
      </li>
    ))}
  </ul>
);
export const EntriesOfEveryTone: Story = { render: everyTone };
export const EntriesDark: Story = { render: everyTone, globals: { colourMode: 'dark' } };
export const DayWithMany: Story = {
  render: () => (
    <table>
      <tbody>
        <tr>
          <CalendarDay day="2030-03-04" zone="UTC" isToday isOther={false} entries={entries} />
          <CalendarDay day="2030-03-05" zone="UTC" isToday={false} isOther entries={[]} />
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '2 more' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(5));
  },
};
export const NumbersOfDays: Story = {
  render: () => (
    <>
      <DayNumber day="2030-03-04" zone="UTC" isToday entries={entries} />
      <DayNumber day="2030-03-05" zone="UTC" isToday={false} entries={[]} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Monday, March 4, 2030', current: 'date' }));
    await within(document.body).findByRole('dialog', { name: 'Monday, March 4, 2030' });
  },
};
export const Agenda: Story = {
  render: () => (
    <>
      <h2>March</h2>
      <div style={{ display: 'block' }}>
        <CalendarAgenda
          days={['2030-03-04', '2030-03-05']}
          entries={entries}
          today="2030-03-04"
          zone="UTC"
          emptyTitle="Nothing"
        />
      </div>
    </>
  ),
};
export const Month: Story = {
  render: () => (
    <>
      <h2>March</h2>
      <CalendarMonth
        weeks={monthGrid('2030-03', 1)}
        month="2030-03"
        today="2030-03-06"
        zone="UTC"
        entries={entries}
        isLoaded
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current="date"]')).toHaveAccessibleName('Wednesday, March 6, 2030');
  },
};
const chosen = fn();
export const Toolbar: Story = {
  render: () => (
    <CalendarToolbar
      shown={shownCalendar({ month: '2030-03' }, { zone: 'America/New_York', language: 'en' })}
      zone="America/New_York"
      sources={module.screen.sources}
      onGo={chosen}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(chosen).toHaveBeenLastCalledWith({ month: '2030-02' });
    await userEvent.click(canvas.getByText('Week'));
    await expect(chosen).toHaveBeenLastCalledWith({ week: '2030-03-01' });
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    // In the zone of the calendar: elsewhere the next month may have begun.
    await expect(chosen).toHaveBeenLastCalledWith({ month: dayIn('America/New_York', new Date()).slice(0, 7) });
    await expect(canvas.getByText(/America\/New York/)).toBeVisible();
  },
};
const closed = fn();
const dayOf = (hours: readonly CalendarEntry[]) => () => (
  <DayDialog day="2030-03-04" zone="UTC" entries={hours} onClose={closed} />
);
export const DayOfBusinessHours: Story = {
  render: dayOf([...entries, entry(6, { name: 'Demo week', start: null })]),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: 'Monday, March 4, 2030' });
    await expect(within(dialog).getByText('07:00 AM')).toBeInTheDocument();
    await expect(within(dialog).queryByText('06:00 AM')).toBeNull();
    await expect(within(dialog).getByText('All day')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByText('All hours'));
    await expect(await within(dialog).findByText('06:00 AM')).toBeInTheDocument();
    await expect(within(dialog).getByText('11:00 PM')).toBeInTheDocument();
  },
};
export const DayOfAllHours: Story = {
  render: dayOf([entry(1, { name: 'Night of code', start: '2030-03-04T22:15:00.000Z' })]),
  play: says('Night of code'),
};
export const DayRightToLeft: Story = { render: dayOf(entries), globals: { language: 'ar' } };
export const DayDark: Story = { render: dayOf(entries), globals: { colourMode: 'dark' } };
