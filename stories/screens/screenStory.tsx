import { expect, waitFor } from 'storybook/test';
import type { MenuEntry } from '#domain/model/menus.ts';
import { menu as sidebar } from '#src/generated/menus/sidebar.gen.ts';
import { menu as sitemap } from '#src/generated/menus/sitemap.gen.ts';
import { exampleAnswer } from './exampleServer.ts';
import { ScreenOfProduct } from './ScreenOfProduct.tsx';

/** What the server is like while somebody looks. */
export type ScreenState = 'full' | 'empty' | 'loading' | 'error';

interface Shown {
  readonly path: string;
  readonly state: ScreenState;
  /** Who looks at it; nobody has signed in where it is null. */
  readonly role: string | null;
}

/** A story of one page of the spec, in one state, as one role: the product itself, with a server that makes up what it answers. */
export function screenStory({ path, state, role }: Shown) {
  return {
    ...(role !== null && { globals: { role } }),
    parameters: { product: true, isVisitor: role === null, otherwise: answers[state] },
    render: () => <ScreenOfProduct path={path} />,
    play: state === 'loading' ? isDrawn : isSettled,
  };
}

/** The page is there, and not the one that says that it broke. */
async function isDrawn({ canvasElement }: Played): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('main')).not.toBeNull());
  await expect(canvasElement.querySelector('[data-crash]')).toBeNull();
}

/** Nothing of it is on its way any more. */
async function isSettled({ canvasElement }: Played): Promise<void> {
  await waitFor(() =>
    expect(canvasElement.querySelector('[data-testid="page-loader"], main [aria-busy="true"]')).toBeNull(),
  );
  await isDrawn({ canvasElement });
}

interface Played {
  readonly canvasElement: HTMLElement;
}

type Answering = (
  name: string,
  text: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<unknown> | 'never';

interface NamedEntry {
  readonly name: string;
  readonly locked: boolean;
  readonly subMenu: readonly NamedEntry[];
}

const named = (entries: readonly MenuEntry[]): readonly NamedEntry[] =>
  entries.map(({ name, children = [] }) => ({ name, locked: false, subMenu: named(children) }));

/** What the frame asks; it is quiet, and there, whatever becomes of the page in it. */
const ofFrame = /^(UpsertSession|UnseenNotifications|ChatUnread|TodaysTasks|FollowedBatches|IsUserAuthorized)$/;
const menus: Readonly<Record<string, object>> = {
  SidebarMenu: { data: { setUp: { sidebarV2: named(sidebar) } } },
  Sitemap: { data: { setUp: { sitemap: named(sitemap) } } },
};

const withFrame =
  (ofPage: (text: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown> | 'never'): Answering =>
  (name, text, variables) => {
    const ofMenu = menus[name];
    if (ofMenu) return Promise.resolve(ofMenu);
    return ofFrame.test(name) ? exampleAnswer(text, variables, 'empty') : ofPage(text, variables);
  };

const answers: Readonly<Record<ScreenState, Answering>> = {
  full: withFrame((text, variables) => exampleAnswer(text, variables, 'full')),
  empty: withFrame((text, variables) => exampleAnswer(text, variables, 'empty')),
  loading: withFrame(() => 'never'),
  error: withFrame(async () => ({
    data: null,
    errors: [{ message: 'The server of this story fails', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  })),
};
