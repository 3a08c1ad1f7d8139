/** Whose application it is, where those who judge it are not to know (`Funnel.anonymous`). */
import { admits } from '#domain/access/gates/admits.ts';
import { isFeatureEnabled } from '#domain/access/features.ts';
import type { Identity } from '#domain/scoring/hideIdentity.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { ApplicationRow } from './applicationRows.ts';

/** Whether the applicant is hidden from this reader: the rule of the fields that name them (`Application.founderName`). */
export function hidesApplicant({ principal, tenant }: RequestContext, application: ApplicationRow): boolean {
  if (!application.anonymous || !isFeatureEnabled(tenant.features, 'anonymityApplications')) return false;
  if (principal === null || application.funnelAdmins.includes(principal.id)) return false;
  return admits({ roles: roleGroups.reviewers }, principal) && !admits({ roles: roleGroups.nonReviewers }, principal);
}

/** All that tells whose application it is. */
export function identityOf(application: ApplicationRow): Identity {
  const { startupName, founderName, founderEmail, founderPhone, website } = application;
  return [startupName, founderName, founderEmail, founderPhone, website];
}
