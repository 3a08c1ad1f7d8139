/** How long before an appointment those who come are reminded of it. */
export const REMIND_HOURS = 24;

/** When those who come to what begins then are reminded of it by mail. */
export function remindedAt(start: string): Date {
  return new Date(Date.parse(start) - REMIND_HOURS * 3_600_000);
}
