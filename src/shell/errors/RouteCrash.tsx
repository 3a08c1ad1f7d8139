import type { ErrorComponentProps } from '@tanstack/react-router';
import { CrashPage } from './CrashPage.tsx';

/** An unexpected error while a page was rendered or loaded. */
export function RouteCrash({ error }: ErrorComponentProps) {
  return <CrashPage error={error} />;
}
