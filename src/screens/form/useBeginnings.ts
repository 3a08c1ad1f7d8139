import { useMemo } from 'react';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { useOrganisationZone, useSession } from '#src/data/session/sessionStore.ts';
import type { Beginnings } from '#src/forms/formValues.ts';

/** What new records begin with that is known only now, as the server would say it. */
export function useBeginnings(): Beginnings {
  const user = useSession().user?._id ?? null;
  const zone = useOrganisationZone();
  return useMemo(() => {
    const now = new Date().toISOString();
    return { user, now, today: dayOf(zone, now) };
  }, [user, zone]);
}
