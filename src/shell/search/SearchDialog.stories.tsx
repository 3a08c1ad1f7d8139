import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { rememberHit } from './recentHits.ts';
import { SearchDialog } from './SearchDialog.tsx';

const leaf = (name: string) => ({ name, locked: false, subMenu: [] });
const found = (search: string) => ({
  startups: { results: search === 'acm' ? [{ _id: 's1', name: 'Acme Solar' }] : [] },
  users: {
    results:
      search === 'acm'
        ? [
            {
              _id: 'u1',
              fullName: 'Ada Acme',
              role: { _id: 'r1', type: ['Cofounder'], label: 'Cofounder' },
              startups: [{ _id: 's1', name: 'Acme Solar' }],
            },
          ]
        : [],
  },
  applications: { results: [] },
  events: { results: search === 'pitch' ? [{ _id: 'e1', title: 'Pitch night', startTime: null }] : [] },
  documents: {
    results: search === 'pitch' ? [{ _id: 'd1', name: 'Pitch deck', startup: { _id: 's1', name: 'Acme Solar' } }] : [],
  },
  tasks: { results: search === 'pitch' ? [{ _id: 'k1', name: 'Send the pitch deck' }] : [] },
});
const helpPages = [
  {
    slug: 'report-your-metrics',
    title: 'Report your metrics',
    excerpt: 'The figures of a month are asked for on its last day.',
  },
];
const answers = {
  HelpHits: {
    answer: (variables: unknown) => ({
      searchDocumentation: (variables as { search: string }).search === 'figures' ? helpPages : [],
    }),
  },
  FindRecords: { answer: (variables: unknown) => found((variables as { search: string }).search) },
  Sitemap: {
    data: {
      setUp: {
        sitemap: [
          leaf('home'),
          {
            name: 'work',
            locked: false,
            subMenu: [{ name: 'tasks', locked: false, subMenu: [leaf('tasks-mine'), leaf('tasks-users')] }],
          },
          { name: 'content', locked: false, subMenu: [leaf('articles'), { ...leaf('custom-fields'), locked: true }] },
        ],
      },
    },
  },
};

function WithQuery({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('');
  return <SearchDialog query={query} onQueryChange={setQuery} onClose={onClose} />;
}

const meta: Meta<typeof SearchDialog> = {
  title: 'shell/SearchDialog',
  component: SearchDialog,
  args: { onClose: fn(), query: '', onQueryChange: () => undefined },
  render: ({ onClose }) => <WithQuery onClose={onClose} />,
  parameters: { answers },
  // Each story opens something; the next one knows nothing of it.
  beforeEach: () => localStorage.clear(),
};
export default meta;

type Story = StoryObj<typeof SearchDialog>;
type Play = NonNullable<Story['play']>;

const dialogOf = async (element: HTMLElement) => {
  const dialog = await within(element.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const shown: Play = async ({ canvasElement }) => {
  await dialogOf(canvasElement);
};

export const Results: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByText('Articles')).toBeVisible();
    await expect(dialog.queryByText('Custom fields')).toBeNull();
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), 'people');
    await waitFor(() => expect(dialog.queryByText('Articles')).toBeNull());
    await expect(dialog.getByText('Tasks of people')).toBeVisible();
  },
};
export const Records: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), 'acm');
    const person = await dialog.findByRole('button', { name: /Ada Acme/ });
    await expect(within(person).getByText(/\S › Acme Solar/)).toBeVisible();
    await expect(dialog.getAllByText('Acme Solar')[0]).toBeVisible();
  },
};
export const DocumentsAndTasks: Story = {
  globals: { role: 'Cofounder' },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), 'pitch');
    await expect(await dialog.findByText('Pitch deck')).toBeVisible();
    await expect(dialog.getByText('Send the pitch deck')).toBeVisible();
    await expect(dialog.getByText('Pitch night')).toBeVisible();
  },
};
export const EnterOpensTheFirstHit: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = await dialogOf(canvasElement);
    await dialog.findByText('Articles');
    const height = () => dialog.getByPlaceholderText('Search modules').closest('section')?.offsetHeight;
    const before = height();
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), 'artic');
    await waitFor(() => expect(dialog.getAllByRole('button')).toHaveLength(1));
    await expect(height()).toBe(before);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
/** Without the switch for it, records are not searched. */
export const ModulesOnly: Story = {
  beforeEach: () =>
    sessionStore.set((current) => {
      if (!current.rights) return current;
      const { switches, flags } = current.rights.features;
      const features = { switches: { ...switches, broadSearch: false }, flags };
      return { ...current, rights: { ...current.rights, features } };
    }),
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), 'acm');
    await expect(await dialog.findByText('No results for "acm"')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(dialog.queryByText('Acme Solar')).toBeNull();
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), 'zzz');
    await expect(await dialog.findByText('No results for "zzz"')).toBeVisible();
    await expect(dialog.getByText('We found no result for your query.')).toBeVisible();
  },
};
export const NoModules: Story = {
  parameters: { answers: { Sitemap: { data: { setUp: { sitemap: [] } } } } },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByText('No results found!')).toBeVisible();
  },
};
/** Home, then the three levels of the sitemap; the second of them is found and opened with keys alone. */
export const ArrowsChooseAndEnterOpens: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), 'tasks');
    await waitFor(() => expect(dialog.getAllByRole('button', { name: /tasks/i })).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
    const chosen = dialog.getByRole('button', { name: /Tasks of people/ });
    await expect(chosen).toHaveAttribute('data-selected', 'true');
    await expect(within(chosen).getByText('Work › Tasks')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Commands: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), 'new task');
    await expect(await dialog.findByRole('button', { name: /New: Task/ })).toBeVisible();
    await userEvent.clear(dialog.getByPlaceholderText('Search modules'));
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), 'turkce');
    await expect(await dialog.findByText('Switch to Türkçe')).toBeVisible();
  },
};
/** What one opened last stands first, until one types. */
export const OpenedRecently: Story = {
  beforeEach: () => {
    const userId = sessionStore.get().user?._id ?? '';
    rememberHit(userId, {
      id: 's9',
      label: 'Lumen Grid',
      trail: ['Startup'],
      icon: 'rocket',
      href: '/startup/s9/file',
    });
    return () => localStorage.clear();
  },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(await dialog.findByText('Lumen Grid')).toBeVisible();
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), 'artic');
    await waitFor(() => expect(dialog.queryByText('Lumen Grid')).toBeNull());
  },
};
export const EscapeCloses: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByPlaceholderText('Search modules'), '{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' }, play: shown };
export const Dark: Story = { globals: { colourMode: 'dark' }, play: shown };

export const HelpPages: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox'), 'figures');
    const hit = await dialog.findByRole('button', { name: /Report your metrics/ });
    await expect(hit).toHaveTextContent('The figures of a month are asked for on its last day.');
  },
};
export const RecentFirst: Story = {
  beforeEach: () => {
    const userId = sessionStore.get().user?._id ?? '';
    rememberHit(userId, {
      id: 'startup:s9',
      label: 'My task force',
      trail: [],
      icon: 'rocket',
      href: '/startup/s9/file',
    });
  },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox'), 'task');
    await waitFor(async () => expect((await dialog.findAllByRole('button'))[0]).toHaveTextContent('My task force'));
  },
};
