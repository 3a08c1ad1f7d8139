import { calledKey } from '#server/platform/texts/respoken.ts';

/** Key of the words for a kind of task, or of what an automation calls it; one that somebody wrote is called as they did. */
export const kindKey = (type: string, name: string): string | null =>
  type === 'normal' ? calledKey(name) : `enum.TaskType.${type}`;
