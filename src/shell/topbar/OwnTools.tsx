import { useMayOpen } from '#src/data/session/useMayOpen.ts';
import { TodaysTasksButton } from '#src/features/tasks/panel/TodaysTasksButton.tsx';

/** What Cohort has in the top bar that another product need not have (decision 0061). */
export function OwnTools() {
  const mayOpen = useMayOpen();
  return mayOpen('/tasks') && <TodaysTasksButton />;
}
