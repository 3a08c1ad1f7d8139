import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { dropConnections } from '#server/platform/connections/dropConnections.ts';

/** Who is gone, or whose account is closed, leaves no tokens behind. */
export const dropConnectionsOfGone: WriteHook = async ({ before, after }, { tx }) => {
  const isGone = after === null || String(after.status).toLowerCase() === 'deleted';
  if (before !== null && isGone) await dropConnections(tx, before.id);
};
