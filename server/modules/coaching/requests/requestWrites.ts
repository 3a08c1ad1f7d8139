import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { announce } from '#server/platform/context/announce.ts';
import { announceEnd } from './announceEnd.ts';
import { answerUntil, demandTerms } from './requestTerms.ts';

const appointmentOf = (status: unknown): string => {
  if (status === 'pending') return 'MEETING_REQUESTED';
  return status === 'meeting_canceled' ? 'MEETING_CANCELED' : 'MEETING_SCHEDULED';
};

/** Who asks for a meeting is the one who is signed in; a founder does so as the organisation has it. */
export const deriveMeetingRequest: DeriveValues = async (merged, changes, tx, context) => {
  const isEnded = changes.status === 'meeting_canceled';
  const appointment =
    changes.status === undefined
      ? {}
      : {
          appointmentState: appointmentOf(merged.status),
          ...(isEnded && { endedBy: context.principal?.id ?? null }),
        };
  if (merged.version !== 1 || merged.requestedBy !== null) return appointment;
  const requestedBy = context.principal?.id ?? null;
  const isOwn = context.principal?.startupIds.some((id) => id === merged.startup) ?? false;
  if (!isOwn) return { ...appointment, requestedBy };
  const { answerDays } = await demandTerms(tx, context, {
    mentor: String(merged.mentor),
    startup: String(merged.startup),
  });
  const startTime = typeof merged.startTime === 'string' ? merged.startTime : null;
  return { ...appointment, requestedBy, answerBy: answerUntil(context, answerDays, startTime) };
};

/** A request that is new; and one that is called off by a change of its record, or taken back as if it had not been. */
export const announceRequest: WriteHook = async ({ before, after }, scope) => {
  const isOver = after === null || after.status === 'meeting_canceled';
  if (before?.status === 'pending' && isOver) return announceEnd(scope, before, after === null);
  if (before !== null || after?.status !== 'pending') return;
  const { id: request, mentor, startup } = after;
  await announce(scope, 'MeetingRequested', { request, mentor: String(mentor), startup: String(startup) });
};
