import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { accountMail } from '#server/platform/mail/accountMail.ts';
import { queueMail } from '#server/platform/mail/mail.ts';
import { recordActivity } from '#server/services/applications/applicationActivity.ts';
import { loadApplication, loadFunnel, lockApplication } from '#server/services/applications/applicationRows.ts';
import { lockOutUnconfirmed } from '#server/services/auth/accountFlows.ts';
import { issueOneTimeToken } from '#server/services/auth/oneTimeTokens.ts';
import { endPublicLinks, findPublicLink } from '#server/services/auth/publicLinks.ts';
import { findUser, insertApplicant, limit, refuse } from './applicantAccount.ts';

const PURPOSE = 'transferLead';

/** What the page says about a lead to whoever has its link. */
export function applicationLead(context: RequestContext, secret: string) {
  return context.transact(async (tx) => {
    const link = await findPublicLink(tx, PURPOSE, secret);
    const application = await loadApplication(tx, link?.record);
    if (application === null || (!application.isLead && application.status !== 'draft')) return null;
    const funnel = await loadFunnel(tx, application.funnelId);
    return {
      startupName: application.startupName,
      funnelName: funnel?.name ?? '',
      programName: funnel?.programName ?? null,
      isTaken: !application.isLead,
    };
  });
}

/**
 * Gives a lead to its founder. The link goes to the founder's own address only, so that whoever else has the page's
 * address gains nothing by it.
 */
export async function transferLead(context: RequestContext, secret: string): Promise<boolean> {
  await limit(context, `lead ${secret}`, 'secret');
  return context.transact(async (tx) => {
    const application = await lockApplication(tx, (await findPublicLink(tx, PURPOSE, secret))?.record);
    if (!application?.isLead) throw new NotFoundError();
    const { id } = application;
    await endPublicLinks(tx, { purpose: PURPOSE, record: id });
    const email = application.founderEmail?.trim().toLowerCase();
    if (!email) refuse([{ path: 'secret', reason: 'leadWithoutEmail' }]);
    const address = email ?? '';
    const known = await findUser(tx, address);
    const firstName = application.founderName?.trim() || address;
    const user = known ?? (await insertApplicant(context, tx, { firstName, email: address }));
    const isConfirmed = known !== null && !(await lockOutUnconfirmed(tx, user));
    const model = specCatalog.get('Application');
    await updateRow(tx, model, id, { applicant: user, isLead: false });
    await recordActivity(tx, context, id, { kind: 'lead_transferred' });
    const path = isConfirmed ? `/application/${id}/form` : `/reset/${await issueOneTimeToken(tx, 'invitation', user)}`;
    const to = { email: address, firstName, language: context.tenant.defaultLanguage };
    await queueMail(tx, accountMail('leadTransfer', context.tenant, to, path));
    return true;
  });
}
