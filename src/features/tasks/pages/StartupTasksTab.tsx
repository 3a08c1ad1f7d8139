import { StartupTaskLists } from './StartupTaskLists.tsx';

/** The tasks tab of a startup's file. */
export function StartupTasksTab({ recordId }: { readonly recordId: string }) {
  return <StartupTaskLists startupId={recordId} />;
}
