import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { BookableTime } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { freeMeetingSlots } from '#server/services/booking/meetingSlots.ts';
import { withOwnTimes } from '#server/services/booking/ownTimes.ts';

/**
 * When somebody can be asked for a meeting: by a founder, who has times of their own, or on behalf of a startup by those who
 * look after it.
 *
 * @throws NotFoundError for a startup that the reader does not see
 */
export async function bookableTimes(
  context: RequestContext,
  host: string,
  startupId: string | null,
): Promise<readonly BookableTime[]> {
  const startup = startupId ?? context.principal?.startupIds[0];
  if (startupId === null || isOwnStartup(context, startupId))
    return withOwnTimes(context, await freeMeetingSlots(context, { host, startup }));
  await context.transact(async (tx) => {
    const found = await findReadable(writeScope(specCatalog, context, tx), specCatalog.get('Startup'), startupId);
    if (found === null) throw new NotFoundError();
  });
  const times = await freeMeetingSlots(context, { host, startup });
  return times.map((time) => ({ ...time, isOwnTaken: false }));
}

export const isOwnStartup = ({ principal }: RequestContext, startup: string): boolean =>
  principal?.startupIds.some((id) => id === startup) ?? false;
