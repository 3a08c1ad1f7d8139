import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as overview from '#src/generated/screens/applications.overview.gen.ts';
import * as desk from '#src/generated/screens/funnel.applications.gen.ts';
import * as startups from '#src/generated/screens/startups.management.gen.ts';
import { buildStartup, listPage } from '../../../stories/support/buildStartup.ts';
import { dragFrom } from '../../../stories/support/dragged.ts';
import { says } from '../../../stories/support/says.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardView } from './BoardView.tsx';
import { columnsOfEnum } from './boardColumns.ts';
import { CardMenu } from './CardMenu.tsx';
import { LayoutSwitch } from './LayoutSwitch.tsx';

const meta: Meta<typeof BoardView> = {
  title: 'screens/Board',
  component: BoardView,
  args: { module: startups, search: {}, fixedFilter: undefined, onEdit: fn(), mayEdit: () => true },
};
export default meta;

type Story = StoryObj<typeof BoardView>;

const operation = 'Screen_startups_management';
const rows = Array.from({ length: 9 }, (_, index) => buildStartup(index));
const moved = fn();
const longName = { name: 'A startup whose name would not fit on any card that one could ever make '.repeat(2) };

/** Which column is asked for stands in the filter. */
const columnOf = (variables: Readonly<Record<string, unknown>>): string =>
  /"status":\{"IS":"(\w+)"/.exec(JSON.stringify(variables.filter))?.[1] ?? '';
const byColumn = {
  answer: (variables: Readonly<Record<string, unknown>>) =>
    listPage(rows.filter(({ status }) => status === columnOf(variables))).data,
};
const columnNamed = (element: HTMLElement, name: string) =>
  within(element).findByRole('region', { name: new RegExp(`^${name}`) });

export const Full: Story = {
  parameters: { answers: { [operation]: byColumn } },
  play: async ({ canvasElement }) => {
    const column = within(await columnNamed(canvasElement, 'Active'));
    await expect(await column.findAllByRole('listitem')).toHaveLength(3);
  },
};
/** One column fills the screen: it is the first that has cards. */
export const BeginsWhereCardsAre: Story = {
  globals: { viewport: { value: 'mobile1' } },
  parameters: {
    answers: {
      [operation]: {
        answer: (variables: Readonly<Record<string, unknown>>) =>
          listPage(columnOf(variables) === 'graduated' ? rows.filter(({ status }) => status === 'graduated') : []).data,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const column = await columnNamed(canvasElement, 'Graduated');
    await within(column).findAllByRole('listitem');
    await waitFor(() => expect(column.getBoundingClientRect().left).toBeLessThan(60));
  },
};
export const Empty: Story = { parameters: { answers: { [operation]: listPage([]) } } };
export const Loading: Story = { parameters: { answers: { [operation]: 'never' } } };
export const Failed: Story = {
  parameters: { answers: { [operation]: { error: 'The database rests' } } },
  play: says('The database rests'),
};
export const LongNames: Story = {
  parameters: { answers: { [operation]: listPage([buildStartup(0, { ...longName, program: null })]) } },
};
export const MovedWithTheKeyboard: Story = {
  parameters: {
    answers: {
      [operation]: byColumn,
      Move_Startup: {
        answer: (variables: Readonly<Record<string, unknown>>) => {
          moved(variables);
          return { record: { _id: 's0', version: 2, status: 'graduated' } };
        },
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    moved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    const button = await body.findByRole('button', { name: 'Move Startup 00' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('menuitem', { name: 'Graduated' }));
    await waitFor(() => expect(moved).toHaveBeenCalledWith({ id: 's0', version: 1, input: { status: 'graduated' } }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Startup 00');
  },
};
export const MoveRefused: Story = {
  parameters: { answers: { [operation]: byColumn, Move_Startup: { error: 'It is locked' } } },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Move Startup 00' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Graduated' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('It is locked');
    const column = within(await columnNamed(canvasElement, 'Active'));
    await expect(column.getByText('Startup 00')).toBeVisible();
  },
};
export const AsMentor: Story = {
  args: { onEdit: null },
  parameters: { answers: { [operation]: byColumn } },
  globals: { role: 'Mentor' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Startup 00');
    await expect(within(canvasElement).queryByRole('button', { name: /^Move/ })).toBeNull();
  },
};
export const RightToLeft: Story = { parameters: { answers: { [operation]: byColumn } }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: { [operation]: byColumn } }, globals: { colourMode: 'dark' } };

/** The desk of a funnel: its rounds are the columns. */
const rounds = [
  { _id: 'r1', name: 'Application' },
  { _id: 'r2', name: 'Interview' },
];
const application = (id: string, startupName: string | null, round: string | null) => ({
  _id: id,
  version: 1,
  startupName,
  number: 7,
  round: round === null ? null : { _id: round, name: round },
  status: 'under_review',
  score: id === 'a1' ? 7.5 : null,
  submittedAt: '2026-03-01T09:00:00Z',
  may: { update: true, delete: false, readonly: [] },
});
const applications = [application('a1', 'Acme', 'r1'), application('a2', null, 'r1'), application('a3', 'Cedar', null)];
const roundOf = (variables: Readonly<Record<string, unknown>>): string | null =>
  /"round":\{"IS":"(\w+)"/.exec(JSON.stringify(variables.filter))?.[1] ?? null;
const deskAnswers = {
  Options_FunnelRound: { data: { page: { next: null, results: rounds } } },
  Screen_funnel_applications: {
    answer: (variables: Readonly<Record<string, unknown>>) =>
      listPage(applications.filter(({ round }) => (round?._id ?? null) === roundOf(variables))).data,
  },
};
export const RoundsAsColumns: Story = {
  args: { module: desk, fixedFilter: { funnel: { IS: 'f1' } } },
  parameters: {
    answers: {
      ...deskAnswers,
      Move_Application: {
        answer: (variables: Readonly<Record<string, unknown>>) => {
          moved(variables);
          return { record: { _id: 'a1', version: 2 } };
        },
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    moved.mockClear();
    const first = within(await columnNamed(canvasElement, 'Application'));
    await expect(await first.findByText('Average score')).toBeVisible();
    // One that hides its name goes by its number.
    await expect(first.getByRole('link', { name: '7' })).toBeVisible();
    await expect(within(await columnNamed(canvasElement, 'No column')).getByText('Cedar')).toBeVisible();
    const body = within(canvasElement.ownerDocument.body);
    (await body.findByRole('button', { name: 'Move Acme' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('menuitem', { name: 'Interview' }));
    await waitFor(() => expect(moved).toHaveBeenCalledWith({ id: 'a1', version: 1, input: { round: 'r2' } }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('Acme moved to Interview');
  },
};
export const RoundsRightToLeft: Story = {
  args: { module: desk, fixedFilter: { funnel: { IS: 'f1' } } },
  parameters: { answers: deskAnswers },
  globals: { language: 'ar' },
};
export const RoundsFailed: Story = {
  args: { module: desk, fixedFilter: { funnel: { IS: 'f1' } } },
  parameters: { answers: { Options_FunnelRound: { error: 'The database rests' } } },
  play: says('The database rests'),
};

const decided = fn();
const letters = [
  { _id: 'l1', name: 'Usual refusal', isUsual: true },
  { _id: 'l2', name: 'Too early, apply again', isUsual: false },
];
const decisions = {
  Screen_applications_overview: {
    answer: (variables: Readonly<Record<string, unknown>>) =>
      listPage(applications.filter(({ status }) => status === columnOf(variables))).data,
  },
  DecisionMail: {
    answer: ({ action }: Readonly<Record<string, unknown>>) => ({
      decisionMail: {
        to: 'nia@volta.example',
        subject: action === 'accept' ? 'Welcome' : 'Not this time',
        html: '<p>Hello</p>',
        isOwn: false,
        letter: action === 'accept' ? null : 'l1',
        letters: action === 'accept' ? [] : letters,
      },
    }),
  },
  StartupPreview: {
    data: {
      application: { _id: 'a1', program: { _id: 'p1', name: 'Growth Track', capacity: 12, placesTaken: 9 } },
      acceptedTeam: [],
      startupPreview: [],
    },
  },
  DecideApplication: {
    answer: (variables: Readonly<Record<string, unknown>>) => {
      decided(variables);
      return { decideApplication: { _id: 'a1', status: 'decided', undoableUntil: null } };
    },
  },
  UndoDecision: {
    answer: (variables: Readonly<Record<string, unknown>>) => {
      moved(variables);
      return { undoDecision: { _id: 'a1', status: 'under_review' } };
    },
  },
};
/** A card among the rejected is a rejection: asked, mailed and undone as everywhere. */
export const MovedAmongTheRejected: Story = {
  args: { module: overview },
  parameters: { answers: decisions },
  play: async ({ canvasElement, userEvent }) => {
    decided.mockClear();
    moved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    (await body.findByRole('button', { name: 'Move Acme' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('menuitem', { name: 'Rejected' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Reject the application of Acme?' }));
    await dialog.findByText('To nia@volta.example');
    await userEvent.selectOptions(dialog.getByLabelText('Which e-mail is sent'), 'Too early, apply again');
    await expect(decided).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    const given = { note: null, tellAt: null, letter: 'l2', withoutMail: false };
    const expected = { applicationId: 'a1', action: 'reject', version: 1, ...given };
    await waitFor(() => expect(decided).toHaveBeenCalledWith(expected));
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(moved).toHaveBeenCalledWith({ applicationId: 'a1' }));
  },
};
/** A card among the accepted is an acceptance: the mail, the day, the places and the startup are shown before it is one. */
export const MovedAmongTheAccepted: Story = {
  ...MovedAmongTheRejected,
  play: async ({ canvasElement, userEvent }) => {
    decided.mockClear();
    moved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    (await body.findByRole('button', { name: 'Move Acme' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('menuitem', { name: 'Accepted' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Accept the application of Acme?' }));
    await dialog.findByText('To nia@volta.example');
    await dialog.findByText('9 of 12 places in Growth Track are taken.');
    await expect(decided).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    const given = { note: null, tellAt: null, letter: null, withoutMail: false };
    const expected = { applicationId: 'a1', action: 'accept', version: 1, ...given };
    await waitFor(() => expect(decided).toHaveBeenCalledWith(expected));
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(moved).toHaveBeenCalledWith({ applicationId: 'a1' }));
  },
};

/** Nothing is decided on what was not handed in: neither by dragging nor by the menu, which says why. */
export const DraftIsNotDecided: Story = {
  args: { module: overview },
  parameters: {
    answers: {
      ...decisions,
      Screen_applications_overview: {
        answer: (variables: Readonly<Record<string, unknown>>) =>
          listPage(columnOf(variables) === 'draft' ? [{ ...applications[0], status: 'draft' }] : []).data,
      },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    (await body.findByRole('button', { name: 'Move Acme' })).focus();
    await userEvent.keyboard('{Enter}');
    const accepted = await body.findByRole('menuitem', { name: 'Accepted' });
    await expect(accepted).toHaveAttribute('aria-disabled', 'true');
    await expect(body.getByRole('menuitem', { name: 'Under review' })).not.toHaveAttribute('aria-disabled');
    accepted.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await body.findByTestId('toast')).toHaveTextContent('Acme has not been handed in yet');
    await expect(body.queryByRole('dialog')).toBeNull();
    const { isTakenBy } = dragFrom(within(await columnNamed(canvasElement, 'Draft')).getByRole('listitem'));
    // It may be dropped there, to be told why not; only a column that takes it is marked.
    const [closed, open] = [
      await columnNamed(canvasElement, 'Accepted'),
      await columnNamed(canvasElement, 'Under review'),
    ];
    await expect([isTakenBy(closed), isTakenBy(open)]).toEqual([true, true]);
    await waitFor(() => expect(open).toHaveAttribute('data-over', 'true'));
    await expect(closed).toHaveAttribute('data-over', 'false');
  },
};

const columns = columnsOfEnum('StartupStatus', (_name, value) => value.charAt(0).toUpperCase() + value.slice(1));
const [active = { value: 'active', label: 'Active', tone: null }] = columns;
const others = [
  { value: 'onHold', label: 'On hold', tone: null },
  { value: 'archived', label: 'Archived', tone: null },
];
export const OneCard: Story = {
  render: () => (
    <ul style={{ listStyle: 'none', width: 280, padding: 0 }}>
      <BoardCard
        screen={startups.screen}
        record={buildStartup(0)}
        value="active"
        columns={columns}
        onMove={moved}
        onEdit={moved}
        mayEdit={() => true}
      />
      <BoardCard
        screen={startups.screen}
        record={buildStartup(4, longName)}
        value="active"
        columns={columns}
        onMove={null}
        onEdit={null}
        mayEdit={() => true}
      />
    </ul>
  ),
};
export const ColumnWithMore: Story = {
  parameters: { answers: { [operation]: listPage(rows.slice(0, 2), 'next') } },
  render: () => (
    <BoardColumn
      module={startups}
      search={{}}
      fixedFilter={undefined}
      column={active}
      columns={columns}
      onMove={null}
      onEdit={null}
      mayEdit={() => true}
    />
  ),
  play: async ({ canvasElement }) => {
    const column = within(await columnNamed(canvasElement, 'Active'));
    await expect(await column.findByRole('button')).toBeEnabled();
  },
};
export const MenuOfACard: Story = {
  render: () => <CardMenu name="Blue Fern" columns={others} onMove={moved} onEdit={moved} />,
  play: async ({ canvasElement, userEvent }) => {
    moved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: 'Move Blue Fern' }));
    await expect(await body.findByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
    await userEvent.click(body.getByRole('menuitem', { name: 'Archived' }));
    await expect(moved).toHaveBeenCalledWith('archived');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};
const switched = fn();
export const RowsOrCards: Story = {
  render: () => <LayoutSwitch layout="table" onChange={switched} />,
  play: async ({ canvasElement, userEvent }) => {
    const group = within(within(canvasElement).getByRole('group'));
    const [table, board] = group.getAllByRole('button');
    await expect(table).toHaveAttribute('aria-pressed', 'true');
    if (board) await userEvent.click(board);
    await expect(switched).toHaveBeenCalledWith('board');
  },
};
export const MenuOpen: Story = {
  render: () => <CardMenu name="Blue Fern" columns={others} onMove={moved} onEdit={moved} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: 'Move Blue Fern' }));
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
  },
};
