import { AddTaskButton } from '../dialog/AddTaskButton.tsx';
import classes from './StartupTaskLists.module.css';
import { StartupTaskLists } from './StartupTaskLists.tsx';

/** The tasks tab of a startup's file. */
export function StartupTasksTab({ recordId }: { readonly recordId: string }) {
  return (
    <div className={classes.tab}>
      <div className={classes.action}>
        <AddTaskButton startupId={recordId} />
      </div>
      <StartupTaskLists startupId={recordId} />
    </div>
  );
}
