import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { screen as applications } from '#src/generated/screens/applications.overview.gen.ts';
import { screen as desk } from '#src/generated/screens/funnel.applications.gen.ts';
import { screen } from '#src/generated/screens/startups.management.gen.ts';
import { screen as users } from '#src/generated/screens/users.management.gen.ts';
import { says } from '../../../../stories/support/says.ts';
import type { TableSearch } from '../tableSearch.ts';
import { SavedViewRow } from './SavedViewRow.tsx';
import { SavedViews } from './SavedViews.tsx';
import { SavedViewsButton } from './SavedViewsButton.tsx';
import { SavedViewsList } from './SavedViewsList.tsx';
import { SavedViewsPanel } from './SavedViewsPanel.tsx';
import { ShareForm } from './ShareForm.tsx';
import { ViewNameForm } from './ViewNameForm.tsx';

const meta: Meta = { title: 'screens/Saved views', subcomponents: { ShareForm } };
export default meta;

type Story = StoryObj;

const views = [
  {
    _id: 'v1',
    record: null,
    name: 'Active, newest first',
    state: { tab: 'active', sort: '-createdAt' },
    sharedWith: [],
    owner: null,
  },
  {
    _id: 'v2',
    record: null,
    name: 'A view with a very long name that has to go on in the next line',
    state: { f: { stage: ['seed'] } },
    sharedWith: ['Staff'],
    owner: { _id: 'somebody', fullName: 'Ada Lovelace' },
  } as const,
];
const asked = fn();
const answer = (variables: unknown) => {
  asked(variables);
  return {};
};
const kept = (results: readonly unknown[]) => ({
  SavedViews: { data: { savedViews: { results } } },
  SaveView: { answer },
  OverwriteView: { answer },
  RenameView: { answer },
  ShareView: { answer },
  DeleteView: { answer },
});
const answers = kept(views);
const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);
const open = { name: 'Saved views' };

/** The toolbar's part, and the state that it changes in words. */
function Searching({ start = {} }: { readonly start?: TableSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <>
      <SavedViews screen={screen} search={search} onChange={setSearch} />
      <p data-testid="state">{JSON.stringify(search)}</p>
    </>
  );
}

export const Choosing: Story = {
  parameters: { answers },
  render: () => <Searching start={{ q: 'fern' }} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', open));
    await userEvent.click(await body.findByRole('button', { name: 'Active, newest first' }));
    await waitFor(() => expect(body.getByTestId('state')).toHaveTextContent('{"tab":"active","sort":"-createdAt"}'));
    await userEvent.click(await body.findByRole('button', open));
    const chosen = await body.findByRole('button', { name: 'Active, newest first' });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
  },
};
export const Saving: Story = {
  parameters: { answers },
  render: () => <Searching start={{ q: 'fern', f: { status: ['active'] } }} />,
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', open));
    const name = await body.findByRole('textbox', { name: 'Save what the table shows as' });
    await userEvent.type(name, 'active, NEWEST first{Enter}');
    await says('There is already a view of this name.')({ canvasElement });
    await userEvent.clear(name);
    await userEvent.type(name, ' Ferns {Enter}');
    const state = { q: 'fern', f: { status: ['active'] } };
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith({ name: 'Ferns', screen: 'startups.management', record: null, state }),
    );
    await says('View saved')({ canvasElement });
  },
};
const deskViews = [
  { _id: 'v3', record: null, name: 'Best first', state: { sort: '-score' }, sharedWith: [], owner: null },
  { _id: 'v4', record: 'f1', name: 'Seed stage', state: { q: 'seed' }, sharedWith: [], owner: null },
];
const onDesk = (search: TableSearch) => (
  <SavedViewsPanel screen={desk} search={search} onChange={asked} fixedFilter={{ funnel: { IS: 'f1' } }} />
);
/** A view that is kept at the desk of a funnel is that funnel's, unless it is said to be for every one. */
export const AtADesk: Story = {
  // Before it is drawn: what it asks first may be asked before the play begins.
  beforeEach: () => void asked.mockClear(),
  parameters: {
    answers: {
      ...kept(deskViews),
      SavedViews: {
        answer: (variables: unknown) => {
          asked(variables);
          return { savedViews: { results: deskViews } };
        },
      },
    },
  },
  render: () => onDesk({ q: 'fern' }),
  play: async ({ canvasElement, userEvent }) => {
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', open));
    const here = { record: { OR: [{ IS: 'f1' }, { EXISTS: false }] } };
    const filter = { screen: { IS: 'funnel.applications' }, ...here };
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ filter }));
    const forAll = await body.findByRole('button', { name: /^Best first.*For every funnel/ });
    await waitFor(() => expect(forAll).toBeVisible());
    const keep = async (name: string) => {
      await userEvent.type(
        await body.findByRole('textbox', { name: 'Save what the table shows as' }),
        `${name}{Enter}`,
      );
    };
    const saved = { screen: 'funnel.applications', state: { q: 'fern' } };
    await keep('Ferns');
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ ...saved, name: 'Ferns', record: 'f1' }));
    await userEvent.click(body.getByRole('checkbox', { name: 'For every funnel' }));
    await keep('Ferns everywhere');
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ ...saved, record: null })));
  },
};
/** Its questions are asked in no other funnel: it is kept, and overwritten, for this one alone. */
export const AtADeskByAQuestion: Story = {
  parameters: { answers: kept(deskViews) },
  render: () => onDesk({ f: { answers: ['["stage","IS","seed"]'] } }),
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', open));
    const name = await body.findByRole('textbox', { name: 'Save what the table shows as' });
    await waitFor(() => expect(name).toBeVisible());
    await expect(body.queryByRole('checkbox', { name: 'For every funnel' })).toBeNull();
    await userEvent.click(body.getByRole('button', { name: /^Overwrite Best first/ }));
    const dialog = await body.findByRole('dialog', { name: 'Overwrite Best first?' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Overwrite' }));
    const state = { f: { answers: ['["stage","IS","seed"]'] } };
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 'v3', record: 'f1', state }));
  },
};
export const AtADeskRightToLeft: Story = {
  parameters: { answers: kept(deskViews) },
  render: () => onDesk({ q: 'fern' }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await bodyOf(canvasElement).findByRole('button'));
  },
  globals: { language: 'ar' },
};
export const Overwriting: Story = {
  parameters: { answers },
  render: () => <Searching start={{ q: 'fern' }} />,
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', open));
    await userEvent.click(await body.findByRole('button', { name: /^Overwrite Active/ }));
    const dialog = await body.findByRole('dialog', { name: 'Overwrite Active, newest first?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 'v1', state: { q: 'fern' } }));
  },
};
const list = (mayWrite: boolean) => (
  <SavedViewsList
    views={views}
    screen={screen}
    record={null}
    search={{ tab: 'active', sort: '-createdAt' }}
    mayWrite={mayWrite}
    onChoose={asked}
    onAsk={asked}
  />
);
export const Renaming: Story = {
  parameters: { answers },
  render: () => list(true),
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = bodyOf(canvasElement);
    await userEvent.click(await body.findByRole('button', { name: 'Rename Active, newest first' }));
    const name = await body.findByRole('textbox', { name: 'Rename Active, newest first' });
    await expect(name).toHaveValue('Active, newest first');
    await userEvent.clear(name);
    await userEvent.type(name, 'Newest{Enter}');
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 'v1', name: 'Newest' }));
  },
};
export const Sharing: Story = {
  parameters: { answers },
  render: () => list(true),
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = bodyOf(canvasElement);
    await expect(await body.findByText('Shared by Ada Lovelace')).toBeVisible();
    await expect(body.queryByRole('button', { name: /^Delete A view/ })).toBeNull();
    await userEvent.click(body.getByRole('button', { name: 'Share Active, newest first' }));
    await userEvent.click(await body.findByRole('combobox', { name: 'Share Active, newest first' }));
    await userEvent.click(await body.findByRole('option', { name: 'Mentor' }));
    await userEvent.click(body.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 'v1', sharedWith: ['Mentor'] }));
  },
};
export const Deleting: Story = {
  parameters: { answers },
  render: () => list(false),
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = bodyOf(canvasElement);
    await expect(body.queryByRole('button', { name: /^Rename/ })).toBeNull();
    await userEvent.click(await body.findByRole('button', { name: 'Delete Active, newest first' }));
    const dialog = await body.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ id: 'v1' }));
    await says('View deleted')({ canvasElement });
  },
};

const panel = () => <SavedViewsPanel screen={screen} search={{}} onChange={asked} />;
const opened: Story['play'] = async ({ canvasElement, userEvent }) => {
  await userEvent.click(bodyOf(canvasElement).getByRole('button', open));
};
export const None: Story = {
  parameters: { answers: kept([]) },
  render: panel,
  play: async (context) => {
    await opened(context);
    await says(/^No view yet/)(context);
  },
};
export const Failed: Story = {
  parameters: { answers: { SavedViews: { error: 'The database rests' } } },
  render: panel,
  play: async (context) => {
    await opened(context);
    await says('The database rests')(context);
  },
};
export const OpenDark: Story = {
  parameters: { answers },
  render: panel,
  play: opened,
  globals: { colourMode: 'dark' },
};
export const OpenRightToLeft: Story = {
  parameters: { answers },
  render: panel,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(bodyOf(canvasElement).getByRole('button'));
  },
  globals: { language: 'ar' },
};
/** One area's switch is off: its table has no views, the others keep theirs. */
const without = (feature: string, shown: readonly string[]): Story => ({
  beforeEach: () =>
    sessionStore.set((current) => {
      if (!current.rights) return current;
      const principal = { ...current.rights.principal, featuresOff: [feature] };
      return { ...current, rights: { ...current.rights, principal } };
    }),
  render: () => (
    <>
      {[applications, users, screen].map((one) => (
        <div key={one.id} data-testid={one.id}>
          <SavedViews screen={one} search={{}} onChange={asked} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const { id } of [applications, users, screen]) {
      const buttons = within(await canvas.findByTestId(id)).queryAllByRole('button', open);
      await expect(buttons).toHaveLength(shown.includes(id) ? 1 : 0);
    }
  },
});
export const WithoutApplications = without('savedViewsApplications', [users.id, screen.id]);
export const WithoutUsers = without('savedViewsUsers', [applications.id, screen.id]);
export const WithoutStartups = without('savedViewsStartups', [applications.id, users.id]);
export const NotForFounders: Story = {
  render: () => <Searching />,
  globals: { role: 'Cofounder' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Parts: Story = {
  render: () => (
    <>
      <SavedViewsButton />
      <ul style={{ listStyle: 'none', padding: 0 }}>
        <SavedViewRow
          name="Shown"
          isShown
          onChoose={asked}
          changes={{ onOverwrite: asked, onRename: asked }}
          onShare={asked}
          note="Shared with Mentor"
          onDelete={asked}
        />
        <SavedViewRow
          name="Another"
          isShown={false}
          onChoose={asked}
          changes={null}
          onShare={null}
          note={null}
          onDelete={asked}
        />
      </ul>
      <ViewNameForm label="Save as" taken={[]} isPending={false} onSubmit={asked} />
    </>
  ),
};
