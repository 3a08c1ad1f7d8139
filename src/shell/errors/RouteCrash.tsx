import type { ErrorComponentProps } from '@tanstack/react-router';
import { CrashPage } from './CrashPage.tsx';
import { isLoadFailure } from './isLoadFailure.ts';
import { OfflinePage } from './OfflinePage.tsx';

/** An unexpected error while a page was rendered, or a page that could not be loaded. */
export function RouteCrash({ error }: ErrorComponentProps) {
  return isLoadFailure(error) ? <OfflinePage /> : <CrashPage error={error} />;
}
