import { hasPermission } from '#domain/access/hasPermission.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** Whether the reader may see what is not handed in yet in a funnel, as the rule of reading applications has it. */
export function readsDrafts(
  { principal }: RequestContext,
  { funnelAdmins, programId }: { readonly funnelAdmins: readonly string[]; readonly programId: string | null },
): boolean {
  return (
    (principal !== null && funnelAdmins.includes(principal.id)) ||
    hasPermission(principal, 'APPLICATION/DRAFT:ACCESS', {
      row: { funnelAdmins, program: programId },
      assigned: { or: [{ funnelAdmins: { eq: '$user.id' } }, { program: { in: '$user.programs' } }] },
    })
  );
}
