import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BoardCellView } from './BoardCellView.tsx';
import { CellMenu } from './CellMenu.tsx';
import { CellMenuDropdown } from './CellMenuDropdown.tsx';
import { MetricsBoardPage } from './MetricsBoardPage.tsx';
import { SkipDialog } from './SkipDialog.tsx';

const skipped = fn();
const reason = 'The founders pivot this month, and have nothing to count that would mean anything to them';
const open = { state: 'open', asked: 5, filled: 2, due: '2030-02-10T17:00:00Z', skip: null };
const done = { state: 'done', asked: 5, filled: 5, due: null, skip: null };

/** A board of one startup, which is let off and asked again. */
function boardAnswers(first: Readonly<{ id: string; reason: string | null; saidBy?: string }> | null = null) {
  let skip = first;
  const cell = () => (skip === null ? open : { ...open, state: 'skipped', due: null, skip });
  return {
    MetricsBoard: {
      answer: () => ({
        metricsBoard: {
          hasEarlier: false,
          periods: [
            { from: '2029-12-01', to: '2029-12-31' },
            { from: '2030-01-01', to: '2030-01-31' },
          ],
          rows: [
            { id: 's1', name: 'Arcadia Maps', program: null, isReminded: false, people: [], cells: [done, cell()] },
          ],
        },
      }),
    },
    SkipPeriod: {
      answer: ({ input }: Readonly<Record<string, unknown>>) => {
        skipped(input);
        skip = { id: 'skip', reason: (input as { reason: string | null }).reason };
        return { createSkippedPeriod: { id: 'skip' } };
      },
    },
    AskForPeriodAgain: {
      answer: () => {
        skip = null;
        return { deleteSkippedPeriod: true };
      },
    },
  };
}

const meta: Meta<typeof MetricsBoardPage> = {
  title: 'features/MetricsBoardPage/Skipped periods',
  component: MetricsBoardPage,
  subcomponents: { BoardCellView, CellMenu, CellMenuDropdown, SkipDialog },
  beforeEach: () => {
    skipped.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof MetricsBoardPage>;

export const SkipsAndAsksAgain: Story = {
  parameters: { answers: boardAnswers() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const table = await body.findByRole('table', { name: 'Who has reported what' });
    const more = 'More for Arcadia Maps, Jan 2030';
    await expect(within(table).queryByRole('button', { name: 'More for Arcadia Maps, Dec 2029' })).toBeNull();
    // By keyboard alone.
    within(table).getByRole('button', { name: more }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('menuitem', { name: 'Skip this period' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Arcadia Maps: skip Jan 2030' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason (Optional)' }), 'They pivot ');
    await userEvent.click(dialog.getByRole('button', { name: 'Skip this period' }));
    await expect(await within(table).findByText('Skipped')).toBeVisible();
    await expect(skipped).toHaveBeenCalledWith({
      startup: 's1',
      from: '2030-01-01',
      to: '2030-01-31',
      reason: 'They pivot',
    });
    await expect(within(table).getByText('They pivot')).toBeVisible();
    await body.findByText('Arcadia Maps: Jan 2030 is skipped');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(body.queryByRole('button', { name: 'Remind all who are missing' })).toBeNull();

    await userEvent.click(within(table).getByRole('button', { name: more }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Ask again' }));
    await expect(await within(table).findByText('Open')).toBeVisible();
    await expect(within(table).queryByText('They pivot')).toBeNull();
  },
};

/** A long reason is cut where it stands, and whole when one points at it. */
const saysWhy: Story['play'] = async ({ canvasElement }) => {
  const text = await within(canvasElement).findByText(reason);
  await expect(text).toHaveAttribute('title', reason);
};
const why = { answers: boardAnswers({ id: 'skip', reason }) };
export const SaysWhy: Story = { parameters: why, play: saysWhy };

/** Where nobody points at anything, the menu has the whole of it. */
export const OnAPhone: Story = {
  parameters: why,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'More for Arcadia Maps, Jan 2030' }));
    const menu = within(await body.findByRole('menu'));
    await waitFor(() => expect(menu.getByText(reason)).toBeVisible());
  },
};
export const RightToLeft: Story = { parameters: why, globals: { language: 'ar' }, play: saysWhy };
export const Dark: Story = { parameters: why, globals: { colourMode: 'dark' }, play: saysWhy };

export const Fails: Story = {
  parameters: { answers: { ...boardAnswers(), SkipPeriod: { error: 'The database rests' } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'More for Arcadia Maps, Jan 2030' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Skip this period' }));
    const dialog = within(await body.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Skip this period' }));
    await body.findByText('The database rests');
    await expect(body.getByRole('dialog')).toBeVisible();
  },
};

export const AFounderHasNone: Story = {
  parameters: { answers: boardAnswers({ id: 'skip', reason: 'We pivot', saidBy: 'Cora One' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Said by Cora One')).toBeVisible();
    await expect(canvas.getByText('No figures')).toBeVisible();
  },
};
