import type { RequestContext } from '#server/platform/context/context.ts';
import { namedApplicants } from './namedApplicants.ts';

/** Whom the reader may say that they know, funnel by funnel. */
export async function conflictChoices(context: RequestContext) {
  const named = await context.transact((tx) => namedApplicants(context, tx));
  return [...Map.groupBy(named, ({ funnelId }) => funnelId)].map(([funnelId, applicants]) => ({
    funnelId,
    funnelName: applicants[0]?.funnelName ?? '',
    roundNames: [...(applicants[0]?.roundNames ?? [])],
    applicants,
  }));
}
