import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as startups from '#src/generated/screens/startups.management.gen.ts';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import { buildStartup } from '../../../stories/support/buildStartup.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import type { RecordData } from '../screenModules.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableRows } from './TableRows.tsx';
import { TableView } from './TableView.tsx';
import { type RecordGridInput, useRecordGrid } from './useRecordGrid.ts';
import { useRowLabels } from './useRowLabels.ts';

const { screen } = startups;
const rows = Array.from({ length: 5 }, (_, index) => buildStartup(index));

const meta: Meta = { title: 'screens/Table grid' };
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const done = fn();
const sorted = fn();
/** What a table hands its parts. */
const gridOf = (records: readonly RecordData[], selected: RowSelectionState = {}): RecordGridInput => ({
  screen: { ...screen, columns: screen.columns.slice(0, 4) },
  search: {},
  rows: records,
  isComplete: false,
  sort: { field: 'name', direction: 'DESC' },
  onSort: sorted,
  selected,
  onSelect: done,
  maySelect: () => true,
});
const view = (isComplete = true) => (
  <TableView
    screen={screen}
    search={{ dense: true }}
    rows={rows}
    isComplete={isComplete}
    isStale={false}
    sort={{ field: 'name', direction: 'ASC' }}
    onSort={sorted}
    selected={{}}
    onSelect={done}
    onEdit={null}
    mayEdit={() => true}
    maySelect={() => true}
    onEnd={done}
  />
);
export const Grid: Story = {
  render: () => view(),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Name' }));
    await expect(sorted).toHaveBeenCalledWith('-name');
  },
};
/** The whole row opens its record. */
export const RowOpens: Story = {
  render: () => view(),
  play: async ({ canvas, userEvent }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^Startup/ });
    const opened = fn((event: Event) => event.preventDefault());
    link?.addEventListener('click', opened);
    const [state] = canvas.getAllByText('Prototype');
    await userEvent.click(state as HTMLElement);
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};
const namesIn = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('row').flatMap((row: HTMLElement) => within(row).queryAllByRole('link')[0]?.textContent ?? []);
const employees = screen.columns
  .filter(({ path }) => path === 'employeeCount')
  .map((column) => ({ ...column, hiddenByDefault: false }));
const unordered = [3, null, 10].map((employeeCount, index) => buildStartup(index, { employeeCount }));
const sortedBy = (direction: 'ASC' | 'DESC') => (
  <TableView
    {...gridOf(unordered)}
    screen={{ ...screen, columns: [...screen.columns.slice(0, 1), ...employees] }}
    isComplete
    sort={{ field: 'employeeCount', direction }}
    isStale={false}
    onEdit={null}
    mayEdit={() => true}
    onEnd={done}
  />
);
/** All rows are here: they are put in order without asking, those without a value last in either direction. */
export const SortedHere: Story = {
  render: () => sortedBy('ASC'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Startup 00');
    await expect(namesIn(canvas)).toEqual(['Startup 00', 'Startup 02', 'Startup 01']);
  },
};
export const SortedHereDescending: Story = {
  render: () => sortedBy('DESC'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Startup 00');
    await expect(namesIn(canvas)).toEqual(['Startup 02', 'Startup 00', 'Startup 01']);
  },
};
function Choosing() {
  const [selected, onSelect] = useState<RowSelectionState>({});
  return (
    <TableView
      {...gridOf(rows)}
      selected={selected}
      onSelect={onSelect}
      isStale={false}
      onEdit={null}
      mayEdit={() => true}
      onEnd={done}
    />
  );
}
/** With Shift, all between the row chosen last and this one. */
export const ChosenInARow: Story = {
  render: () => <Choosing />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const box = (name: string) => canvas.findByRole('checkbox', { name: `Select ${name}` });
    await userEvent.click(await box('Startup 01'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(await box('Startup 03'));
    await userEvent.keyboard('{/Shift}');
    await expect(await box('Startup 02')).toBeChecked();
    await expect(await box('Startup 00')).not.toBeChecked();
    await expect(await canvas.findByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }));
    await expect(await box('Startup 02')).not.toBeChecked();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }));
    await expect(await box('Startup 00')).toBeChecked();
  },
};
export const GridRightToLeft: Story = { render: () => view(false), ...rightToLeft };
export const GridDark: Story = { render: () => view(), ...dark };

const ended = fn();
const many = Array.from({ length: 300 }, (_, index) => ({ ...rows[0], _id: `row-${index}`, name: `Startup ${index}` }));
const scrolling = gridOf(many);
function ScrollingRows() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const grid = useRecordGrid(scrolling);
  return (
    <ScrollRegion ref={setScroller} label="Startups" style={{ height: 300, overflow: 'auto' }}>
      <table>
        <TableRows
          grouping={null}
          scroller={scroller}
          rows={grid.getRowModel().rows}
          height={40}
          columns={grid.getVisibleLeafColumns()}
          sizing={grid.state.columnSizing}
          onEdit={null}
          mayEdit={() => true}
          hasSelection
          onEnd={ended}
        />
      </table>
    </ScrollRegion>
  );
}
/** Only what is in sight is in the document; near the end more is asked for, with each row again. */
export const RowsNearTheEnd: Story = {
  render: () => <ScrollingRows />,
  play: async ({ canvasElement }) => {
    ended.mockClear();
    const canvas = within(canvasElement);
    await canvas.findByText('Startup 3');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    const region = canvas.getByRole('region', { name: 'Startups' });
    region.scrollTop = 4000;
    await canvas.findByText('Startup 101');
    await expect(ended).not.toHaveBeenCalled();
    region.scrollTop = 300 * 40;
    await canvas.findByText('Startup 299');
    await waitFor(() => expect(ended).toHaveBeenCalled());
    // Where that failed, whoever goes on scrolling asks once more.
    ended.mockClear();
    region.scrollTop = 300 * 40 - 700;
    await waitFor(() => expect(ended).toHaveBeenCalled());
  },
};
const oneChosen = gridOf(rows, { [String(rows[1]?._id)]: true });
function HeadAndRows() {
  const context = useFormatContext();
  const labels = useRowLabels();
  const grid = useRecordGrid(oneChosen);
  return (
    <table>
      <TableHead screenId="startups.list" grid={grid} hasSelection hasActions />
      <tbody>
        {grid.getRowModel().rows.map((row, index) => (
          <TableRow
            key={row.id}
            row={row}
            index={index}
            columns={grid.getVisibleLeafColumns()}
            sizing={grid.state.columnSizing}
            context={context}
            labels={labels}
            isSelected={row.getIsSelected()}
            hasSelection
            onEdit={done}
            mayEdit={() => true}
          />
        ))}
      </tbody>
    </table>
  );
}
export const HeadWithRows: Story = {
  render: () => <HeadAndRows />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select Startup 01' })).toBeChecked();
  },
};
