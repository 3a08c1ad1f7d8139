import { lacksFeature } from '#domain/access/features.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/** Whether startups have documents in the organisation's plan. */
export const hasDocuments = ({ principal }: Pick<RequestContext, 'principal'>): boolean =>
  !lacksFeature(principal, 'startupDocuments');
