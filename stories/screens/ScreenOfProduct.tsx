import { AbilityProvider } from '@casl/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessionAbility } from '#src/data/session/ability.ts';
import { routeTree } from '#src/generated/routes.gen.ts';
import { appQueryClient } from '#src/shell/appQueryClient.ts';
import { RouteCrash } from '#src/shell/errors/RouteCrash.tsx';
import { ConfirmOutlet } from '#src/ui/feedback/ConfirmOutlet.tsx';
import { PageLoader } from '#src/ui/feedback/PageLoader.tsx';
import { ToastOutlet } from '#src/ui/feedback/ToastOutlet.tsx';

/** A page of the product as it is, with its frame, guards and first questions, in a window of its own. */
export function ScreenOfProduct({ path }: { readonly path: string }) {
  const [router] = useState(() => routerAt(path));
  return (
    <QueryClientProvider client={appQueryClient}>
      <AbilityProvider value={useSessionAbility()}>
        <RouterProvider router={router} />
        <ToastOutlet />
        <ConfirmOutlet />
      </AbilityProvider>
    </QueryClientProvider>
  );
}

function routerAt(path: string) {
  // What the story before was answered is not this one's.
  appQueryClient.clear();
  return createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultPendingComponent: PageLoader,
    defaultErrorComponent: RouteCrash,
  });
}
