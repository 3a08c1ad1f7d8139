import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { sendInvitation } from '#server/services/auth/sendInvitation.ts';

/** A user whom somebody adds is invited. */
export const inviteUser: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before !== null || after === null || after.status !== 'Pending' || typeof after.email !== 'string') return;
  await sendInvitation(tx, context.tenant, after);
};
