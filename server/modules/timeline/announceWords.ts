/** Which domain events the writing of notes and comments is. */
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { announce } from '#server/platform/context/announce.ts';

export const announceComment: WriteHook = async ({ before, after }, scope) => {
  if (before !== null || after === null) return;
  const isPrivate = after.isPrivate === true;
  await announce(scope, 'CommentWritten', { comment: after.id, startup: String(after.startup), isPrivate });
};

/** A note that somebody has written; what the product puts on timelines is told by events of its own. */
export const announceNote: WriteHook = async ({ before, after }, scope) => {
  if (before !== null || after === null) return;
  const note = after.id;
  if (typeof after.startup !== 'string') return;
  await announce(scope, 'NotePosted', { note, startup: after.startup, isPublic: after.isPublic === true });
};
