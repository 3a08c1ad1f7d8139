import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { announce } from '#server/platform/context/announce.ts';

/** By whatever way a task is deleted: nobody has it to do any more. */
export const announceDeleted: WriteHook = async ({ before, after }, scope) => {
  if (before === null || after !== null) return;
  await announce(scope, 'TaskDeleted', { task: before.id, name: String(before.name) });
};
