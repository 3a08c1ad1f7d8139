import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OwnMenusPage } from './OwnMenusPage.tsx';

const saved = fn();
const incubator = (arrangements: readonly object[]) => ({
  data: { incubator: { _id: 'i1', version: 4, arrangements } },
});
const save = {
  answer: (variables: unknown) => {
    saved(variables);
    return { updateIncubator: { _id: 'i1', version: 5 } };
  },
};
const path = '/admin/configuration/menus?menu=tasks';

const meta: Meta<typeof OwnMenusPage> = {
  title: 'features/OwnMenusPage',
  component: OwnMenusPage,
  parameters: { path, page: true, answers: { Arrangements: incubator([]), SaveArrangements: save } },
};
export default meta;

type Story = StoryObj<typeof OwnMenusPage>;

const own = {
  kind: 'menu',
  name: 'tasks',
  order: ['tasks-users', 'tasks-mine', 'tasks-startups'],
  hidden: ['tasks-startups'],
};

/** An entry goes up, another is hidden, and everybody has it so; it is undone by one press. */
export const Arranged: Story = {
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Move Tasks of people up' }));
    await expect(body.getByRole('button', { name: 'Move Tasks of people up' })).toHaveFocus();
    await expect(body.getByText('The product says: place 2')).toBeVisible();
    await userEvent.click(body.getByRole('switch', { name: /^Show Tasks by/ }));
    await userEvent.click(body.getByRole('button', { name: 'Use this arrangement' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'i1', version: 4, arrangements: [own] }));
    await waitFor(() => expect(body.getByText('Everybody sees your arrangement now: Tasks')).toBeVisible());
    await userEvent.click(body.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ id: 'i1', version: 4, arrangements: [] }));
  },
};

/** What is the organisation's own is marked, and goes back to the product's. */
export const Changed: Story = {
  parameters: { answers: { Arrangements: incubator([own]), SaveArrangements: save } },
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^Hidden/)).toBeVisible();
    await expect(body.getByRole('combobox', { name: 'Menu' })).toHaveValue('Tasks (changed)');
    await userEvent.click(body.getByRole('button', { name: 'Back to the product’s' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'i1', version: 4, arrangements: [] }));
  },
};

const noted = (id: string, before: object | null, after: object | null) => ({
  _id: id,
  kind: 'menu',
  place: 'tasks',
  language: null,
  before,
  after,
  createdAt: '2026-01-10T09:00:00.000Z',
  changedBy: { _id: 'u2', fullName: 'Ben Ito', avatar: null },
});
const before = { order: ['tasks-users', 'tasks-mine', 'tasks-startups'], hidden: [] };
const results = [noted('c2', before, { hidden: own.hidden, order: own.order }), noted('c1', null, before)];
const history = {
  answers: {
    Arrangements: incubator([own]),
    SaveArrangements: save,
    OrganisationChanges: { data: { organisationChanges: { totalCount: 2, next: null, results } } },
  },
};

/** Who has arranged the menu, from what to what; the last change is taken back by one press. */
export const History: Story = {
  parameters: history,
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'History' }));
    const list = within(await body.findByRole('list', { name: 'History' }));
    await expect(list.getAllByText('Ben Ito')[0]).toBeVisible();
    await expect(list.getAllByRole('insertion')[0]).toHaveTextContent(/^Tasks by/);
    await userEvent.click(list.getByRole('button', { name: /^Undo/ }));
    const put = { kind: 'menu', name: 'tasks', ...before };
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'i1', version: 4, arrangements: [put] }));
  },
};

export const HistoryDark: Story = { ...History, globals: { colourMode: 'dark' } };

/** The way back here can't be hidden. */
export const WayBackStays: Story = {
  parameters: { path: '/admin/configuration/menus?menu=settings' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('switch', { name: 'Show Your menus' })).toBeDisabled();
    await expect(body.getByText('Stays: it leads back here')).toBeVisible();
  },
};

export const Dark: Story = { ...Changed, globals: { colourMode: 'dark' }, play: async () => undefined };
export const RightToLeft: Story = { ...Changed, globals: { language: 'ar' }, play: async () => undefined };
export const OnAPhone: Story = { ...Changed, globals: { viewport: { value: 'mobile1' } }, play: async () => undefined };
export const Loading: Story = { parameters: { answers: { Arrangements: { pending: true } } } };
export const Refused: Story = {
  parameters: { answers: { Arrangements: { error: 'No', code: 'ForbiddenError', reason: 'forbidden' } } },
};
