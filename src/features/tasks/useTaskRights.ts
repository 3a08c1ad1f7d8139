import { rowOf } from '#domain/access/buildAbility.ts';
import { isManualTask } from '#domain/tasks/taskRules.ts';
import { useAbility } from '#src/data/session/ability.ts';
import type { TaskCard } from './taskRules.ts';

export interface TaskRights {
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

/** What the user may do with a task, by the rules that the server asks too. */
export function useTaskRights(): (task: TaskCard) => TaskRights {
  const ability = useAbility();
  return (task) => {
    const row = rowOf('Task', { ...task });
    return { canEdit: isManualTask(task) && ability.can('update', row), canDelete: ability.can('delete', row) };
  };
}
