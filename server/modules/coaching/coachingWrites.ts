import { sql } from 'kysely';
import { admits } from '#domain/access/gates/admits.ts';
import { dayOf } from '#domain/dates/zonedDays.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { countMinutes, plannedMinutes, usedMinutes } from '#server/services/booking/countMinutes.ts';
import { idsIn } from '#server/services/people/idsIn.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { cancelInvitations } from './changeInvitation.ts';
import { followAppointment } from './requests/followAppointment.ts';
import { logChanges } from './session/logChanges.ts';
import { usualPlace } from './usualPlace.ts';

const MINUTE_MS = 60_000;

/**
 * A session's day, by the clock of the organisation, and its end follow from its start and length, its place from its coach;
 * what a coach or mentor plans without saying who holds it is their own.
 */
export const deriveSession: DeriveValues = async (merged, changes, tx, context) => {
  const held = heldByWriter(merged, context);
  return { ...held, ...(await followingValues({ ...merged, ...held }, changes, tx, context)) };
};

const followingValues: DeriveValues = async (merged, changes, tx, context) => ({
  ...timesOf(merged, changes, context.tenant.timezone),
  ...(await usualPlace(merged, tx)),
  // Planned anew, why it was off until then is over.
  ...(isSetAnew(changes) && { cancelReason: null, cancelledBy: null }),
  ...(changes.status === 'cancelled' && { cancelledBy: await nameOfUser(tx, context.principal?.id ?? null) }),
});

function heldByWriter({ version, coachs }: StoredRow, { principal }: RequestContext): Values {
  const isNew = version === 1;
  if (!isNew || idsIn(coachs).length > 0 || principal === null) return {};
  return admits({ roles: ['Coach', ...roleGroups.mentors] }, principal) ? { coachs: [principal.id] } : {};
}

const isSetAnew = ({ status }: Values): boolean => status !== undefined && status !== 'cancelled';

function timesOf(session: StoredRow, changes: Values, timeZone: string): Values {
  const { startTime, expectedDuration } = session;
  const isMoved = changes.startTime !== undefined || changes.expectedDuration !== undefined;
  if (!isMoved || typeof startTime !== 'string' || Number.isNaN(Date.parse(startTime))) return {};
  const minutes = typeof expectedDuration === 'number' ? expectedDuration : 60;
  const endTime = new Date(Date.parse(startTime) + minutes * MINUTE_MS).toISOString();
  return { date: dayOf(timeZone, startTime), ...(typeof changes.endTime === 'string' ? {} : { endTime }) };
}

/** Where nobody is named, those are invited whom the message is for: the startup's founders, or the session's staff. */
export const deriveInvitation: DeriveValues = async ({ session, target, invitees }, _changes, tx) => {
  const isNamed = Array.isArray(invitees) && invitees.length > 0;
  if (isNamed || (target !== 'founder' && target !== 'staff')) return {};
  const { rows } = await sql<{ founders: string[]; staff: string[] }>`
    select c.coachs_ids as staff, array(
      select u.id from "user" u join role r on r.tenant_id = u.tenant_id and r.id = u.role_id
      where u.startups_ids @> array[c.startup_id] and r.type @> array['Cofounder'] and lower(u.status) = 'active'
      order by u.id) as founders
    from coaching_session c where c.id = ${session}`.execute(tx);
  const [found] = rows;
  return { invitees: (target === 'staff' ? found?.staff : found?.founders) ?? [] };
};

/** Hours count what was held and what is planned on their days: of one coach where they name one, else of all. */
export const deriveHours: DeriveValues = async (merged, changes, tx) => {
  const { startup, coach, validFrom, validUntil } = changes;
  if ([startup, coach, validFrom, validUntil].every((value) => value === undefined)) return {};
  const of = sql`select current_setting('app.tenant') as tenant_id, ${merged.startup}::text as startup_id,
    ${merged.coach ?? null}::text as coach_id, ${merged.validFrom ?? null}::date as valid_from,
    ${merged.validUntil ?? null}::date as valid_until`;
  const { rows } = await sql<{
    planned: number;
    used: number;
  }>`select ${plannedMinutes(of)} as planned, ${usedMinutes(of)} as used`.execute(tx);
  return { minutesPending: rows[0]?.planned ?? 0, minutesUsed: rows[0]?.used ?? 0 };
};

/** A session that is planned, held or called off changes what is left of its startup's hours. */
export const countHours: WriteHook = ({ before, after }, { tx }) => countMinutes(tx, [before?.startup, after?.startup]);

/** Invitations are called off with their session, and the request that it came of says so. Who changed what is kept with it. */
export const followSession: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before === null) return;
  await followAppointment(tx, before, after);
  if (after === null) return;
  if (before.status !== 'cancelled' && after.status === 'cancelled') {
    await cancelInvitations(tx, context, after.id);
  }
  await logChanges({ tx, context }, before, after);
};
