import { readTabStored, writeTabStored } from '#src/data/storage.ts';

/** Whether this tab has shown the metrics prompt already. */
export const wasPromptShown = (): boolean => readTabStored('metrics-prompt-shown') === 'true';

export const markPromptShown = (): void => writeTabStored('metrics-prompt-shown', 'true');
