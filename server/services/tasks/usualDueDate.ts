import { dayBounds } from '#domain/dates/zonedDays.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

const USUAL_DAYS = 7;

/** Until when people have time where nobody has said it: the end of that day, in the organisation's zone. */
export function usualDueDate({ tenant, now }: Pick<RequestContext, 'tenant' | 'now'>, days = USUAL_DAYS): string {
  return dayBounds(tenant.timezone, now(), days).end;
}
