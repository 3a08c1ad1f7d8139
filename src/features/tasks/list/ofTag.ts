import { WITHOUT_TAG } from '../firstTasks.ts';

/** Tasks of a list that is there as a whole, as `TagFilter` chooses them. */
export function ofTag<T extends { readonly tag?: string | null | undefined }>(
  tasks: readonly T[],
  tag: string | undefined,
): readonly T[] {
  if (!tag) return tasks;
  return tasks.filter((task) => (tag === WITHOUT_TAG ? !task.tag : task.tag === tag));
}
