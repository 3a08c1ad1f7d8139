import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { noteChange } from '#server/services/activity/noteChange.ts';

/** Notes what the writer changes in the activity feed. */
export const logActivity: WriteHook = (change, { tx, context }) => noteChange(tx, context, change);
