import { isFeatureEnabled } from '#domain/access/features.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { idsIn } from '#server/services/people/idsIn.ts';

/** Whether an event can still be joined at all: published, kept and not over. */
export function isOpen(event: StoredRow, now: Date): boolean {
  const end = event.endTime ?? event.startTime;
  const isOver = typeof end === 'string' && Date.parse(end) < now.getTime();
  return event.status === 'published' && event.isArchived !== true && !isOver;
}

/** How long before the start registration ends; an event that has begun can be joined until it is over. */
export function noticeMs(notice: unknown): number {
  const { meetingRegistrationHasNoticePeriod, periodValue, periodUnit } = (notice ?? {}) as Record<string, unknown>;
  if (meetingRegistrationHasNoticePeriod !== true || typeof periodValue !== 'number') return Number.NEGATIVE_INFINITY;
  return periodValue * (periodUnit === 'DAY' ? 24 : 1) * 3_600_000;
}

/** Who holds the sessions of an event; its maker where nobody else does. */
export function hostsOf({ hosts, createdBy }: StoredRow): readonly string[] {
  const ids = idsIn(hosts);
  return ids.length === 0 && typeof createdBy === 'string' ? [createdBy] : ids;
}

/** Those who come or wait; who is asked for a conversation is registered only once they have chosen a time. */
export function countingOn({ eventType, participants, waiting, invited }: StoredRow): readonly string[] {
  const asked = eventType === 'ONE_ON_ONE' ? idsIn(invited) : [];
  return [...new Set([...idsIn(participants), ...idsIn(waiting), ...asked])];
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether people come to an event for a conversation each, at a time that they book. */
export function isOfSessions({ tenant }: Pick<RequestContext, 'tenant'>, event: StoredRow): boolean {
  return event.eventType === 'ONE_ON_ONE' && isFeatureEnabled(tenant.features, 'oneOnOneEvents');
}
