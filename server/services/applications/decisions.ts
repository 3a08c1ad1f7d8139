import { sql } from 'kysely';
import { hasPermission } from '#domain/access/hasPermission.ts';
import type { Condition } from '#domain/model/access.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError } from '#server/platform/errors/errors.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';

/** Decision → the status it leads to (requirement 001 §3 "Decision actions"). */
export const statusOfAction = { accept: 'accepted', delay_reject: 'delay_rejected', reject: 'rejected' } as const;

export type DecisionAction = keyof typeof statusOfAction;

/** The decision that a status stands for; null while there is none. */
export function actionOf(status: unknown): DecisionAction | null {
  const found = Object.entries(statusOfAction).find(([, decided]) => decided === status);
  return (found?.[0] as DecisionAction | undefined) ?? null;
}

const managed: Condition = {
  or: [{ funnelAdmins: { eq: '$user.id' } }, { program: { in: '$user.programs' } }],
};

/** Whoever decides, or takes a decision back, needs the right to decide; admins of the funnel have it for theirs. */
export const guardDecision: WriteHook = async ({ before, after }, { context }) => {
  if (before === null || after === null || before.status === after.status) return;
  if (actionOf(before.status) === null && actionOf(after.status) === null) return;
  if (!mayDecide(context, before)) throw ForbiddenError.because('mayNotDecide');
};

function mayDecide({ principal }: RequestContext, application: StoredRow): boolean {
  if (principal === null) return false;
  const admins = Array.isArray(application.funnelAdmins) ? application.funnelAdmins : [];
  return (
    admins.includes(principal.id) ||
    hasPermission(principal, 'APPLICATION/ROUND:DECIDE', { row: application, assigned: managed })
  );
}

interface RejectionMail {
  readonly subject: string;
  readonly body: string;
  readonly program: string | null;
}

/** Mails the funnel's own words to the founder of a rejected application, where somebody has written some. */
export async function sendRejection(tx: Tx, tenant: Tenant, application: StoredRow): Promise<void> {
  const to = application.founderEmail;
  if (typeof to !== 'string' || to === '') return;
  const { rows } = await sql<RejectionMail>`
    select e.subject, e.body, p.name as program
    from rejection_email e
    left join funnel f on f.tenant_id = e.tenant_id and f.id = ${String(application.funnel)}
    left join program p on p.tenant_id = f.tenant_id and p.id = f.program_id
    where e.is_active and (e.funnel_id = ${String(application.funnel)} or e.funnel_id is null)
    order by e.funnel_id nulls last, e.updated_at desc limit 1`.execute(tx);
  const [mail] = rows;
  if (!mail) return;
  // Given as functions: in a text, signs such as `$&` would stand for something else.
  const fill = (text: string): string =>
    text
      .replaceAll('[name]', () => String(application.founderName ?? ''))
      .replaceAll('[startup]', () => String(application.startupName))
      .replaceAll('[program]', () => mail.program ?? tenant.name);
  await queueMail(tx, { from: tenant.mailFrom, to, subject: fill(mail.subject), text: fill(mail.body) });
}
