import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { FilterMeta } from '#domain/model/screens.ts';
import * as startups from '#src/generated/screens/startups.management.gen.ts';
import { buildStartup, listPage } from '../../../stories/support/buildStartup.ts';
import { says } from '../../../stories/support/says.ts';
import { CreateButton } from './CreateButton.tsx';
import { ColumnButton } from './columns/ColumnButton.tsx';
import { ColumnMenu } from './columns/ColumnMenu.tsx';
import { EmbeddedTable } from './EmbeddedTable.tsx';
import { FilterButton } from './FilterButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { FilterValue } from './FilterValue.tsx';
import { NoRows } from './NoRows.tsx';
import { RecordTable } from './RecordTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { type RowsQuery, TableBody } from './TableBody.tsx';
import { TableToolbar, type TableToolbarProps } from './TableToolbar.tsx';
import type { TableSearch } from './tableSearch.ts';

const { screen } = startups;
const operation = 'Screen_startups_management';
const rows = Array.from({ length: 5 }, (_, index) => buildStartup(index));
const options = {
  Options_Program: { data: { page: { next: null, results: [{ _id: 'p1', name: 'Growth Track' }] } } },
  Options_Tag: { data: { page: { next: null, results: [{ _id: 'g1', name: 'Health' }] } } },
};

const meta: Meta = {
  title: 'screens/Table parts',
  parameters: { answers: options },
};
export default meta;

type Story = StoryObj;

const full = { [operation]: listPage(rows) };
const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };
const done = fn();
const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

/** A part of the toolbar with the state that it changes. */
function Searching({ part: Part, start = {} }: { part: ComponentType<TableToolbarProps>; start?: TableSearch }) {
  const [search, setSearch] = useState(start);
  return <Part screen={screen} search={search} onChange={setSearch} />;
}

export const Buttons: Story = {
  render: () => (
    <>
      <ColumnButton onClick={done} />
      <FilterButton onClick={done} />
      <CreateButton entity="Startup" onClick={done} />
      <CreateButton entity="Application" href="/application/new" />
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'New Startup' }));
    await expect(done).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'New Application' })).toHaveAttribute('href', '/application/new');
  },
};
export const Toolbar: Story = { render: () => <Searching part={TableToolbar} /> };
export const ToolbarInUse: Story = {
  render: () => <Searching part={TableToolbar} start={{ q: 'fern', f: { status: ['active'] }, dense: true }} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const density = canvas.getByRole('button', { name: 'Compact rows' });
    await expect(density).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(density);
    await expect(density).toHaveAttribute('aria-pressed', 'false');
  },
};
export const ToolbarRightToLeft: Story = {
  render: () => <Searching part={TableToolbar} start={{ q: 'fern', f: { status: ['active'] } }} />,
  ...rightToLeft,
};
export const Chips: Story = {
  render: () => (
    <Searching
      part={FilterChips}
      start={{ f: { status: ['active', 'onHold'], program: ['p1'], country: ['Kenya'] } }}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Kenya/ }));
    await waitFor(() => expect(canvas.queryByText(/Kenya/)).toBeNull());
  },
};
export const ChipsDark: Story = {
  render: () => <Searching part={FilterChips} start={{ f: { tags: ['g1'] } }} />,
  ...dark,
};
export const Columns: Story = {
  render: () => <Searching part={ColumnMenu} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button'));
    const [program] = await body.findAllByRole('menuitemcheckbox', { checked: true });
    if (!program) throw new Error('No column is shown');
    await waitFor(() => expect(program).toBeVisible());
    await userEvent.click(program);
    await waitFor(() => expect(program).toHaveAttribute('aria-checked', 'false'));
  },
};
export const Filters: Story = {
  render: () => <Searching part={FilterMenu} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(body.getByRole('button'));
    const field = await body.findByRole('combobox');
    await waitFor(() => expect(field).toBeVisible());
    await userEvent.selectOptions(field, 'country');
    await expect(await body.findByRole('textbox', { name: 'Country' })).toBeVisible();
  },
};

const filters: readonly FilterMeta[] = [
  ...screen.filters,
  { field: 'isPublic', labelKey: 'entity.Startup.one', type: 'bool' },
];
function EveryFilter() {
  const [values, setValues] = useState<Readonly<Record<string, readonly string[]>>>({});
  return filters.map((filter) => (
    <FilterValue
      key={filter.field}
      filter={filter}
      values={values[filter.field] ?? []}
      onChange={(next) => setValues({ ...values, [filter.field]: next })}
    />
  ));
}
export const FilterOfEveryKind: Story = { render: () => <EveryFilter /> };
export const FilterOfEveryKindDark: Story = { render: () => <EveryFilter />, ...dark };

export const WithoutRows: Story = {
  render: () => (
    <>
      <NoRows screen={screen} search={{}} onSearch={done} />
      <NoRows screen={screen} search={{ q: 'fern' }} onSearch={done} />
    </>
  ),
  play: says('No startups yet', 'Nothing matches'),
};
export const WholeTable: Story = {
  parameters: { answers: full },
  render: () => <RecordTable module={startups} />,
  play: says('Startup 01'),
};
export const AsBoard: Story = {
  parameters: { path: '/startups/management?view=board', answers: full },
  render: () => <RecordTable module={startups} />,
  play: says('Startup 01'),
};
const embedded = () => <EmbeddedTable screenId="startups.management" hasCreate />;
export const InAnotherPage: Story = {
  parameters: { answers: full },
  render: embedded,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'New Startup' })).toBeVisible();
  },
};
export const InAnotherPageFailed: Story = {
  parameters: { answers: { [operation]: { error: 'The database rests' } } },
  render: embedded,
  play: says('The database rests'),
};

const mine = { update: true, delete: true, readonly: [] };
const theirs = { update: false, delete: false, readonly: [] };
const bar = (...rights: (typeof mine)[]) => (
  <SelectionBar
    search={{}}
    module={startups}
    records={rights.map((may, index) => ({ _id: `s${index + 1}`, may }))}
    mayDelete={({ may }) => may === mine}
    onClear={done}
  />
);
export const Selection: Story = { render: () => bar(mine, mine), play: says('2 selected') };
/** Each button says with how many of the rows it can be done. */
export const SelectionPartlyDeletable: Story = {
  render: () => bar(mine, theirs),
  play: says('2 selected', 'Delete 1 record'),
};
export const SelectionOfOthers: Story = {
  render: () => bar(theirs, theirs),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Delete/ })).toBeNull();
  },
};
const removed = fn();
export const SelectionDeleted: Story = {
  parameters: {
    answers: {
      DeleteStartup: {
        answer: (variables: unknown) => {
          removed(variables);
          return { deleted: 's1' };
        },
      },
    },
  },
  render: () => bar(mine, mine),
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(body.getByRole('button', { name: /Delete/ }));
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(2));
    const toast = await body.findByTestId('toast');
    await waitFor(() => expect(toast).toBeVisible());
  },
};
/** Whoever deletes one reads which it is; of a few each is named. */
export const SelectionNamed: Story = {
  render: () => (
    <SelectionBar
      search={{}}
      module={startups}
      records={[{ _id: 's1', name: 'Volta', may: mine }]}
      mayDelete={() => true}
      onClear={done}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(body.getByRole('button', { name: 'Delete 1 record' }));
    await expect(await body.findByText('Delete “Volta”?')).toBeVisible();
    const [, cancel] = body.getAllByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel ?? body.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
export const Stale: Story = {
  render: () => <StaleNotice error={new Error('The database rests')} onRetry={done} />,
  play: says('The database rests', 'Try again'),
};
export const StaleDark: Story = { ...Stale, ...dark };

const query: RowsQuery = {
  error: null,
  hasNextPage: false,
  isFetchingNextPage: false,
  isPlaceholderData: false,
  fetchNextPage: done,
  refetch: done,
};
interface BodyProps {
  readonly query?: Partial<RowsQuery>;
  readonly search?: TableSearch;
  readonly shown?: typeof rows;
  readonly isLoaded?: boolean;
}
const Body = ({ query: more = {}, search = {}, shown = rows, isLoaded = true }: BodyProps) => (
  <TableBody
    screen={screen}
    search={search}
    onSearch={done}
    query={{ ...query, ...more }}
    rows={shown}
    isLoaded={isLoaded}
    selected={{ s1: true }}
    onSelect={done}
    onEdit={done}
    mayEdit={() => true}
    maySelect={() => true}
  />
);
export const BodyFull: Story = { render: () => <Body />, play: says('Startup 01') };
export const BodyLoading: Story = { render: () => <Body isLoaded={false} /> };
export const BodyFailed: Story = {
  render: () => <Body isLoaded={false} query={{ error: new Error('The database rests') }} />,
  play: says('The database rests'),
};
export const BodyStale: Story = {
  render: () => <Body query={{ error: new Error('The database rests'), isPlaceholderData: true }} />,
  play: says('The database rests', 'Startup 01'),
};
export const BodyEmpty: Story = { render: () => <Body shown={[]} /> };
export const BodyFilteredToNothing: Story = {
  render: () => <Body shown={[]} search={{ q: 'zzz' }} />,
  play: says('Nothing matches'),
};

/** Who may not make any is not told how to. */
export const WithoutRowsForReaders: Story = {
  globals: { role: 'Cofounder' },
  render: () => <NoRows screen={{ ...screen, createForm: 'startup' }} search={{}} onSearch={done} />,
  play: says('What your organisation adds for you will be listed here.'),
};
