import { sendInvitation } from '#server/auth/sendInvitation.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';

/** A user whom somebody adds is invited. */
export const inviteUser: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before !== null || after === null || after.status !== 'Pending' || typeof after.email !== 'string') return;
  await sendInvitation(tx, context.tenant, after);
};
