import { sql } from 'kysely';
import { isFeatureEnabled } from '#domain/access/features.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { demandMinutes } from '#server/services/booking/minutesLeft.ts';
import { freeSlot } from './requestMeeting.ts';

/**
 * What a request for a meeting may ask, by whatever way it is made: a time that is still to come, of somebody else than the
 * startup's own people; and as a founder a time that the mentor offers.
 */
export const guardRequest: WriteHook = async ({ before, after }, { tx, context }) => {
  if (after?.status !== 'pending') return;
  const startTime = timeOf(after);
  const isMoved = startTime !== null && startTime !== timeOf(before);
  if (isMoved && Date.parse(startTime) <= context.now().getTime()) {
    throw new ValidationError([{ path: 'input.startTime', reason: 'timePassed' }]);
  }
  if (isMoved) demandOrder(startTime, after.endTime);
  if (before?.mentor !== after.mentor) await demandAskable(tx, String(after.mentor), String(after.startup));
  const isOwn = context.principal?.startupIds.some((id) => id === after.startup) ?? false;
  if (before !== null || startTime === null) return;
  await demandHours(tx, context, after);
  if (!isOwn) return;
  await freeSlot(tx, context, { personId: String(after.mentor), startTime, startup: String(after.startup) });
};

/** What is asked for is spoken for until it is answered: more than the hours that are left can't be asked for at once. */
async function demandHours(tx: Tx, { tenant }: RequestContext, request: StoredRow): Promise<void> {
  if (!isFeatureEnabled(tenant.features, 'hoursAllocation')) return;
  const startTime = timeOf(request);
  if (startTime === null || typeof request.endTime !== 'string') return;
  const minutes = Math.round((Date.parse(request.endTime) - Date.parse(startTime)) / 60_000);
  const [startup, hosts] = [String(request.startup), [String(request.mentor)]];
  await demandMinutes(tx, { startup, hosts, startTime, minutes, besides: request.id });
}

const timeOf = (request: StoredRow | null): string | null =>
  typeof request?.startTime === 'string' ? request.startTime : null;

function demandOrder(startTime: string, endTime: unknown): void {
  if (typeof endTime !== 'string' || Date.parse(endTime) > Date.parse(startTime)) return;
  throw new ValidationError([
    fieldProblem('input.endTime', 'order', {
      spec: 'MeetingRequest.endTime',
      notBefore: 'MeetingRequest.startTime',
    }),
  ]);
}

async function demandAskable(tx: Tx, mentor: string, startup: string): Promise<void> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select startups_ids @> array[${startup}]::text[] as "isOwn" from "user" where id = ${mentor}`.execute(tx);
  if (rows[0]?.isOwn === true) throw new ValidationError([{ path: 'input.mentor', reason: 'mentorNotAsked' }]);
}
