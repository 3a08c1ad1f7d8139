import { useMantineColorScheme } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { createQueryClient } from '#src/data/queryClient.ts';
import { AppTheme } from '#src/ui/AppTheme.tsx';
import { ConfirmOutlet } from '#src/ui/feedback/ConfirmOutlet.tsx';
import { ToastOutlet } from '#src/ui/feedback/ToastOutlet.tsx';
import { textDirection } from '#src/ui/i18n/languages.ts';

interface StoryFrameProps {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly path: string;
  /** Pattern of the address, for components that read its params: `/startup/$id/file/$`. */
  readonly route: string;
  /** The story is a whole page and brings its own landmarks. */
  readonly isPage: boolean;
  readonly children: ReactNode;
}

/** What the app puts around every component: theme, direction, colour mode, router, query cache. */
export function StoryFrame({ globals, path, route, isPage, children }: StoryFrameProps) {
  const [client] = useState(createQueryClient);
  const [router] = useState(() => createStoryRouter(path, route));
  const direction = globals['direction'] === 'ltr' || globals['direction'] === 'rtl' ? globals['direction'] : null;
  return (
    <AppTheme direction={direction ?? textDirection(String(globals['language']))}>
      <ColourMode isDark={globals['colourMode'] === 'dark'} />
      <QueryClientProvider client={client}>
        <StoryContent value={isPage ? children : <main style={{ padding: 24 }}>{children}</main>}>
          <RouterProvider router={router} />
        </StoryContent>
        <ToastOutlet />
        <ConfirmOutlet />
      </QueryClientProvider>
    </AppTheme>
  );
}

/** A router of one route that takes every address: stories read params and search, and may navigate. */
function createStoryRouter(path: string, route: string): AnyRouter {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: route, component: Content });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  return router as unknown as AnyRouter;
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
