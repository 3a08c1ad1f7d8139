import { AbilityProvider } from '@casl/react';
import { useMantineColorScheme } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { createQueryClient } from '#src/data/queryClient.ts';
import { useSessionAbility } from '#src/data/session/ability.ts';
import { routeTree } from '#src/generated/routes.gen.ts';
import { DecisionOutlet } from '#src/screens/deciding/DecisionOutlet.tsx';
import { AppTheme } from '#src/ui/AppTheme.tsx';
import { ConfirmOutlet } from '#src/ui/feedback/ConfirmOutlet.tsx';
import { ToastOutlet } from '#src/ui/feedback/ToastOutlet.tsx';
import { textDirection } from '#src/ui/i18n/languages.ts';

interface StoryFrameProps {
  readonly globals: Readonly<Record<string, unknown>>;
  /** Where the component stands: it is put into the route of the product that this address leads to. */
  readonly path: string;
  /** The story is a whole page and brings its own landmarks. */
  readonly isPage: boolean;
  /** The story is the product itself: it has a router, a cache and outlets of its own. */
  readonly isProduct: boolean;
  readonly children: ReactNode;
}

/** What the app puts around every component: theme, direction, colour mode, router, query cache. */
export function StoryFrame({ globals, isProduct, children, ...rest }: StoryFrameProps) {
  const direction = globals['direction'] === 'ltr' || globals['direction'] === 'rtl' ? globals['direction'] : null;
  return (
    <AppTheme brand={brandOf(globals)} direction={direction ?? textDirection(String(globals['language']))}>
      <ColourMode isDark={globals['colourMode'] === 'dark'} />
      {isProduct ? children : <PartOfProduct {...rest}>{children}</PartOfProduct>}
    </AppTheme>
  );
}

const brandOf = ({ brand }: StoryFrameProps['globals']): string | null =>
  typeof brand === 'string' && brand !== '' ? brand : null;

function PartOfProduct({ path, isPage, children }: Pick<StoryFrameProps, 'path' | 'isPage' | 'children'>) {
  const [client] = useState(createQueryClient);
  const [router] = useState(() => createStoryRouter(path));
  return (
    <QueryClientProvider client={client}>
      <AbilityProvider value={useSessionAbility()}>
        <StoryContent value={isPage ? children : <main style={{ padding: 24 }}>{children}</main>}>
          <RouterProvider router={router} />
        </StoryContent>
        <ToastOutlet />
        <ConfirmOutlet />
        <DecisionOutlet />
      </AbilityProvider>
    </QueryClientProvider>
  );
}

/**
 * A router of the product's routes by their ids, paths and searches, without their guards and screens: every address shows
 * the story, and stories may navigate. Where the product has no route, the story stands in one that takes every address.
 */
function createStoryRouter(path: string): AnyRouter {
  const root = createRootRoute();
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: Content });
  const router = createRouter({
    routeTree: root.addChildren([elsewhere, ...layouts.map((id) => layoutOf(root, id))]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: ({ error }) => {
      // A component that stands on one route is gone when its story leads elsewhere; there it must not fail.
      if (isAtStart()) throw error;
      return null;
    },
  });
  const isAtStart = (): boolean => router.state.location.pathname === new URL(path, window.location.origin).pathname;
  return router as unknown as AnyRouter;
}

const layouts = ['public', 'app', 'fullscreen'];
const productRoutes: readonly AnyRoute[] = Object.values(createRouter({ routeTree }).routesById);

function layoutOf(root: AnyRoute, id: string): AnyRoute {
  const layout: AnyRoute = createRoute({ getParentRoute: () => root, id });
  const within = productRoutes.filter((route) => route.id.startsWith(`/${id}/`));
  return layout.addChildren(within.map((route) => mirrored(layout, route)));
}

function mirrored(layout: AnyRoute, { fullPath, options }: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => layout,
    path: fullPath,
    validateSearch: options.validateSearch,
    component: Content,
  });
}

const StoryContent = createContext<ReactNode>(null);

function Content() {
  return <Suspense>{useContext(StoryContent)}</Suspense>;
}

function ColourMode({ isDark }: { readonly isDark: boolean }) {
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => setColorScheme(isDark ? 'dark' : 'light'), [isDark, setColorScheme]);
  return null;
}
