import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '#src/data/queryClient.ts';
import { loggedOutEvent } from '#src/data/session/signOut.ts';
import { DashboardComponents } from '#src/screens/dashboard/ComponentCard.tsx';
import { DetailComponents } from '#src/screens/detail/DetailComponent.tsx';
import { dashboardComponents } from './dashboardComponents.ts';
import { detailComponents } from './detailComponents.ts';

const queryClient = createQueryClient();
// What one user has loaded is not for the next.
window.addEventListener(loggedOutEvent, () => queryClient.clear());

/** What the pages of signed-in users stand on. It comes with their layouts, so that the sign-in page is light. */
export function AppProviders({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <DetailComponents value={detailComponents}>
        <DashboardComponents value={dashboardComponents}>{children}</DashboardComponents>
      </DetailComponents>
    </QueryClientProvider>
  );
}
