import { METRICS_PROMPT_SHOWN_KEY } from '#domain/generated/constants.gen.ts';
import { readTabStored, writeTabStored } from '#src/data/storage.ts';

/** Whether this tab has shown the metrics prompt already. */
export const wasPromptShown = (): boolean => readTabStored(METRICS_PROMPT_SHOWN_KEY) === 'true';

export const markPromptShown = (): void => writeTabStored(METRICS_PROMPT_SHOWN_KEY, 'true');
