import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { askLeaving } from './askLeaving.ts';

/** Asks before a page with unsaved changes is left. */
export function useUnsavedGuard(isDirty: boolean): void {
  const { t } = useTranslation('forms');
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    // A change of the address's query (a filter behind a side panel) leaves nothing.
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      return !(await askLeaving(t));
    },
  });
}
