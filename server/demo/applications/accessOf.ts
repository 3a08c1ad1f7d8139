import type { DemoRow } from '../DemoData.ts';

/** The columns of an application by which rules admit people to its parts, as `funnelAccess.ts` keeps them. */
export function accessOf({ readers, funnelAdmins, status, program, applicant }: DemoRow) {
  const isDraft = status === 'draft';
  return { readers: isDraft ? funnelAdmins : readers, program, applicant, isDraft };
}
