import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '#src/data/queryClient.ts';
import { loggedOutEvent } from '#src/data/session/signOut.ts';
import { specChangedEvent } from '#src/data/specChanged.ts';
import { DashboardComponents } from '#src/screens/dashboard/ComponentCard.tsx';
import { DetailComponents } from '#src/screens/detail/DetailComponent.tsx';

const queryClient = createQueryClient();
// What one user has loaded is not for the next.
window.addEventListener(loggedOutEvent, () => queryClient.clear());
if (import.meta.hot) window.addEventListener(specChangedEvent, () => void queryClient.invalidateQueries());

const loadDetailComponents = async () => (await import('./detailComponents.ts')).detailComponents;
const loadDashboardComponents = async () => (await import('./dashboardComponents.ts')).dashboardComponents;

/** What the pages of signed-in users stand on. It comes with their layouts, so that the sign-in page is light. */
export function AppProviders({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <DetailComponents value={loadDetailComponents}>
        <DashboardComponents value={loadDashboardComponents}>{children}</DashboardComponents>
      </DetailComponents>
    </QueryClientProvider>
  );
}
