/** Under what it is kept that somebody was reminded of a request on a day: nobody is told twice in one. */
export const remindedKey = (request: string, day: string): string => `metrics.remind/${day}/${request}`;
