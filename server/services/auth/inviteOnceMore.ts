import { hasPermission } from '#domain/access/hasPermission.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { noteActivity } from '../activity/noteActivity.ts';
import { recordName } from '../activity/recordName.ts';
import { sendInvitation } from './sendInvitation.ts';

/** Invites somebody once more who has not come yet, and puts it into the activity feed. */
export async function inviteOnceMore(tx: Tx, context: RequestContext, row: StoredRow): Promise<void> {
  if (!hasPermission(context.principal, 'USER/USER:INVITE')) throw new ForbiddenError();
  if (row.status !== 'Pending') throw ForbiddenError.because('invitationAccepted');
  await sendInvitation(tx, context.tenant, row);
  const activity = { action: 'updated', recordType: 'User', recordId: row.id } as const;
  await noteActivity(tx, context, { ...activity, recordName: recordName('User', row), changes: ['invitation'] });
}
