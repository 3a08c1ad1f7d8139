import { useAbility } from '#src/data/session/ability.ts';

/** Whether "Add task" is offered. */
export function useCanCreateTask(): boolean {
  return useAbility().can('create', 'Task');
}
