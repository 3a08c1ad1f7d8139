import { hasPermission } from '#domain/access/hasPermission.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { loadFunnel } from '#server/services/applications/applicationRows.ts';

type Right = 'EVALUATION/ASSIGNATION:VIEW' | 'EVALUATION/ASSIGNATION:CREATE' | 'EVALUATION/ASSIGNATION:EDIT';

/** @throws NotFoundError for a funnel that the reader has not this right to */
export async function requireFunnel(context: RequestContext, tx: Tx, id: string, right: Right): Promise<void> {
  if (!(await hasFunnel(context, tx, id, right))) throw new NotFoundError();
}

/** Whether the reader has a right to a funnel. */
export async function hasFunnel(context: RequestContext, tx: Tx, id: string, right: Right): Promise<boolean> {
  const funnel = await loadFunnel(tx, id);
  return (
    funnel !== null &&
    hasPermission(context.principal, right, {
      row: { funnelAdmins: funnel.admins, program: funnel.programId },
      assigned: { or: [{ funnelAdmins: { eq: '$user.id' } }, { program: { in: '$user.programs' } }] },
    })
  );
}
