import { useState } from 'react';
import { AddTaskButton } from '../dialog/AddTaskButton.tsx';
import { TagFilter } from '../list/TagFilter.tsx';
import classes from './StartupTaskLists.module.css';
import { StartupTaskLists } from './StartupTaskLists.tsx';

/** The tasks tab of a startup's file. */
export function StartupTasksTab({ recordId }: { readonly recordId: string }) {
  const [tag, setTag] = useState<string>();
  return (
    <div className={classes.tab}>
      <div className={classes.action}>
        <TagFilter value={tag} onChange={setTag} />
        <AddTaskButton startupId={recordId} />
      </div>
      <StartupTaskLists startupId={recordId} tag={tag} />
    </div>
  );
}
