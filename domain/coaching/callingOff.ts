interface Invited {
  /** Ids of those who come. */
  readonly attendees: readonly string[];
  /** Id of the startup that the session is with. */
  readonly startup: string | null;
}

interface Reader {
  readonly id: string;
  /** Ids of the startups that they founded. */
  readonly startups: readonly string[];
}

/** Whether somebody may call a session off without being allowed to change it: they come to it, or it is their startup's. */
export const mayCallOff = ({ attendees, startup }: Invited, { id, startups }: Reader): boolean =>
  attendees.includes(id) || (startup !== null && startups.includes(startup));

/** Whether a session has been held: nothing is to be called off any more. */
export const isOverAt = (session: { readonly status: string; readonly endTime: string | null }, now: Date): boolean =>
  session.status === 'held' || (session.endTime !== null && Date.parse(session.endTime) < now.getTime());
