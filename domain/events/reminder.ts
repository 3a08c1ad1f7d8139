/** How long before an appointment those who come are reminded of it, in hours, as an organisation chooses it. */
const LEADS = { H1: 1, H2: 2, H4: 4, H12: 12, H24: 24, H48: 48, H72: 72, H168: 168 } as const;

export type ReminderLead = keyof typeof LEADS;

const USUAL: readonly ReminderLead[] = ['H24'];
const HOUR_MS = 3_600_000;

/** All that can be chosen. */
export const everyLead: readonly number[] = Object.values(LEADS);

/** The hours that are chosen, the fewest first; nothing is a day. */
export function reminderHours(chosen: readonly ReminderLead[] | null | undefined): readonly number[] {
  const leads = chosen?.length ? chosen : USUAL;
  return [...new Set(leads)].map((lead) => LEADS[lead]).sort((one, other) => one - other);
}

/** When those who come to what begins then are reminded of it next; null once they have been for the last time. */
export function remindedAt(start: string, hours: readonly number[], now: Date): Date | null {
  const moments = hours.map((lead) => Date.parse(start) - lead * HOUR_MS).filter((at) => at > now.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
