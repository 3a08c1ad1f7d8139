/** Key of the words for a kind of task; one that somebody wrote is called as they did, by no kind. */
export const kindKey = (type: string): string | null => (type === 'normal' ? null : `enum.TaskType.${type}`);
