import { AbilityProvider } from '@casl/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessionAbility } from '#src/data/session/ability.ts';
import { DashboardComponents } from '#src/screens/dashboard/ComponentCard.tsx';
import { ClosedTabs } from '#src/screens/detail/ClosedTabs.ts';
import { DetailComponents } from '#src/screens/detail/DetailComponent.tsx';
import { FormNotes, FormPreviews, FormResults } from '#src/screens/form/FormNote.tsx';
import { appQueryClient } from './appQueryClient.ts';
import { formNotes, formPreviews, formResults } from './formNotes.ts';
import { useClosedTabs } from './guard/useClosedTabs.ts';

const loadDetailComponents = async () => (await import('./detailComponents.ts')).detailComponents;
const loadDashboardComponents = async () => (await import('./dashboardComponents.ts')).dashboardComponents;

/** What the pages of signed-in users stand on. It comes with their layouts, so that the sign-in page is light. */
export function AppProviders({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={appQueryClient}>
      <AbilityProvider value={useSessionAbility()}>
        <DetailComponents value={loadDetailComponents}>
          <ClosedTabs value={useClosedTabs}>
            <DashboardComponents value={loadDashboardComponents}>
              <FormNotes value={formNotes}>
                <FormResults value={formResults}>
                  <FormPreviews value={formPreviews}>{children}</FormPreviews>
                </FormResults>
              </FormNotes>
            </DashboardComponents>
          </ClosedTabs>
        </DetailComponents>
      </AbilityProvider>
    </QueryClientProvider>
  );
}
