import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { BoardPages } from './BoardPages.tsx';
import { BoardScroller } from './BoardScroller.tsx';
import { BoardTable } from './BoardTable.tsx';
import { MetricsBoardPage } from './MetricsBoardPage.tsx';
import { RemindAll } from './RemindAll.tsx';
import { RemindedPeople } from './RemindedPeople.tsx';

const cell = (state: string, filled: number, due: string | null = null) => ({ state, asked: 5, filled, due });
const row = (id: string, name: string, program: string, cells: readonly unknown[]) => ({
  id,
  name,
  program: { id: program, name: `Program ${program}` },
  isReminded: false,
  people: [
    { firstName: 'Ben', isMailed: true },
    { firstName: 'Cleo', isMailed: false },
  ],
  cells,
});
const periods = [
  { from: '2029-12-01', to: '2029-12-31' },
  { from: '2030-01-01', to: '2030-01-31' },
  { from: '2030-01-01', to: '2030-03-31' },
];

/** Who is reminded is not offered to be again. */
function boardAnswers() {
  const reminded = new Set<string>();
  const rows = [
    row('s1', 'Arcadia Maps', 'A', [cell('done', 5), cell('done', 5), cell('open', 2, '2030-04-10T17:00:00Z')]),
    row('s2', 'Bakely', 'B', [cell('skipped', 1), cell('late', 0, '2030-02-10T17:00:00Z'), null]),
    row('s3', 'Cargo Bikes of the Northern Harbour', 'B', [null, cell('done', 5), null]),
  ];
  return {
    MetricsBoard: {
      answer: () => ({
        metricsBoard: {
          periods,
          hasEarlier: false,
          rows: rows.map((one) => ({ ...one, isReminded: reminded.has(one.id) })),
        },
      }),
    },
    RemindOfMetrics: {
      answer: ({ startupIds }: Readonly<Record<string, unknown>>) => {
        for (const id of startupIds as string[]) reminded.add(id);
        return { remindOfMetrics: startupIds };
      },
    },
  };
}

function switchOff(name: string): void {
  sessionStore.set((current) => {
    if (current.rights === null) return current;
    const { features } = current.rights;
    const switches = { ...features.switches, [name]: false };
    return { ...current, rights: { ...current.rights, features: { ...features, switches } } };
  });
}

const meta: Meta<typeof MetricsBoardPage> = {
  title: 'features/MetricsBoardPage',
  component: MetricsBoardPage,
  subcomponents: { BoardPages, BoardScroller, BoardTable, RemindAll, RemindedPeople },
};
export default meta;

type Story = StoryObj<typeof MetricsBoardPage>;

export const Board: Story = {
  parameters: { answers: boardAnswers() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const table = await body.findByRole('table', { name: 'Who has reported what' });
    await expect(within(table).getByRole('row', { name: /^Arcadia Maps/ })).toHaveTextContent('Open2 of 5 · Apr 10');
    await expect(within(table).getByRole('row', { name: /^Bakely/ })).toHaveTextContent(
      'Skipped1 of 5Late0 of 5 · Feb 10Not asked',
    );
    await userEvent.click(within(table).getByRole('button', { name: 'Remind Bakely' }));
    await body.findByText('Reminders sent: 1');
    await expect(await within(table).findByText('Reminded today')).toBeInTheDocument();
    await userEvent.click(body.getByRole('combobox', { name: 'Program' }));
    await userEvent.click(await body.findByRole('option', { name: 'Program A' }));
    await expect(within(table).queryByText('Bakely')).toBeNull();
    await userEvent.click(body.getByRole('button', { name: 'Remind all who are missing' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Send reminders? People: 2' }));
    await expect(dialog.getByRole('definition')).toHaveTextContent('Ben and Cleo');
    await expect(dialog.getByText('Told here only, as their address is not confirmed: Cleo')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminders' }));
    await body.findAllByText('Reminded today');
    await expect(body.queryByRole('button', { name: 'Remind all who are missing' })).toBeNull();
  },
};

/** Where the organisation sends no reminders by mail nobody gets one, whether their address is confirmed or not. */
export const RemindersByMailOff: Story = {
  loaders: [() => switchOff('reminderEmails')],
  parameters: { answers: boardAnswers() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Remind all who are missing' }));
    const dialog = within(await body.findByRole('dialog'));
    await dialog.findByText('Told here only, as your organisation sends no reminders by e-mail');
    await expect(dialog.queryByText(/not confirmed/)).toBeNull();
  },
};

/** Among many startups those that owe something are one click away. */
export const OnlyThoseMissing: Story = {
  parameters: { answers: boardAnswers() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const table = await body.findByRole('table', { name: 'Who has reported what' });
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    await userEvent.click(body.getByRole('button', { name: 'Not reported · 2' }));
    await expect(names()).toEqual(['Arcadia Maps', 'Bakely']);
    await userEvent.click(body.getByRole('button', { name: 'All · 3' }));
    await expect(names()).toHaveLength(3);
  },
};

/** Three pages of periods: what is long done can be looked up. */
export const EarlierPeriods: Story = {
  parameters: {
    answers: {
      MetricsBoard: {
        answer: ({ page }: Readonly<Record<string, unknown>>) => {
          const back = Number(page ?? 0);
          const year = 2030 - back;
          const rows = [row('s1', 'Arcadia Maps', 'A', [cell('late', 4, '2030-02-10T17:00:00Z')])];
          const shownPeriods = [{ from: `${year}-01-01`, to: `${year}-01-31` }];
          return { metricsBoard: { periods: shownPeriods, hasEarlier: back < 2, rows } };
        },
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const heads = async (year: number) => body.findByRole('columnheader', { name: new RegExp(String(year)) });
    await heads(2030);
    await expect(body.getByRole('button', { name: 'Later periods' })).toBeDisabled();
    const remindAll = () => body.queryByRole('button', { name: 'Remind all who are missing' });
    await expect(remindAll()).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Earlier periods' }));
    await heads(2029);
    // Earlier periods tell of some only who owe something.
    await expect(remindAll()).toBeNull();
    await userEvent.click(body.getByRole('button', { name: 'Earlier periods' }));
    await heads(2028);
    await expect(body.getByRole('button', { name: 'Earlier periods' })).toBeDisabled();
    await userEvent.click(body.getByRole('button', { name: 'Latest periods' }));
    await heads(2030);
  },
};

/** Earlier periods can go while one reads, as those that were asked for are withdrawn: there is a way back. */
export const EarlierPeriodsGone: Story = {
  parameters: {
    answers: {
      MetricsBoard: {
        answer: ({ page }: Readonly<Record<string, unknown>>) => {
          const isLast = Number(page ?? 0) === 0;
          const rows = [row('s1', 'Arcadia Maps', 'A', isLast ? [cell('late', 0, '2030-02-10T17:00:00Z')] : [])];
          return { metricsBoard: { periods: isLast ? periods.slice(0, 1) : [], hasEarlier: isLast, rows } };
        },
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('button', { name: 'Remind all who are missing' });
    await userEvent.click(body.getByRole('button', { name: 'Earlier periods' }));
    await body.findByText('There are no earlier periods any more');
    await expect(body.queryByRole('button', { name: 'Remind all who are missing' })).toBeNull();
    await userEvent.click(body.getByRole('button', { name: 'Later periods' }));
    await body.findByRole('table');
  },
};

const shown: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('table');
};
export const RightToLeft: Story = { parameters: { answers: boardAnswers() }, globals: { language: 'ar' }, play: shown };
export const Dark: Story = { parameters: { answers: boardAnswers() }, globals: { colourMode: 'dark' }, play: shown };
export const Nothing: Story = {
  parameters: { answers: { MetricsBoard: { data: { metricsBoard: { periods: [], hasEarlier: false, rows: [] } } } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Nothing has been asked for yet');
  },
};
export const Fails: Story = {
  parameters: { answers: { MetricsBoard: { error: 'The database rests' } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The database rests');
  },
};
