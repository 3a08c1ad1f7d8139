/** Which domain events the writing of notes and comments is. */
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { announce } from '#server/platform/context/announce.ts';

/** What of a comment others read, or may not read any more. */
const read = ['text', 'isPrivate', 'startup'] as const;

export const announceComment: WriteHook = async ({ before, after }, scope) => {
  if (after === null) {
    if (before) await announce(scope, 'CommentDeleted', { comment: before.id, startup: String(before.startup) });
    return;
  }
  if (before !== null && read.every((field) => before[field] === after[field])) return;
  const words = { comment: after.id, startup: String(after.startup), isPrivate: after.isPrivate === true };
  if (before === null) await announce(scope, 'CommentWritten', words);
  else await announce(scope, 'CommentChanged', words);
};

/** A note that somebody has written; what the product puts on timelines is told by events of its own. */
export const announceNote: WriteHook = async ({ before, after }, scope) => {
  if (before !== null || after === null) return;
  const note = after.id;
  if (typeof after.startup !== 'string') return;
  await announce(scope, 'NotePosted', { note, startup: after.startup, isPublic: after.isPublic === true });
};
