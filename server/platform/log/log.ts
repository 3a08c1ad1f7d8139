/** The log of a process: one line of JSON for each event, on the error stream. */
import { type ErrorFields, errorFields } from './errorFields.ts';

export const logLevels = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Plain facts about an event. Never what people have written, nor who they are: ids say enough. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | ErrorFields | undefined>>;

let threshold: LogLevel = 'info';

/** Leaves out what matters less than this. */
export function setLogLevel(level: LogLevel): void {
  threshold = level;
}

/** `event` names what has happened, `mail.postponed`: whoever watches the log looks for it. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  if (logLevels.indexOf(level) > logLevels.indexOf(threshold)) return;
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

/** A fault of ours, with the place in the code where it came up. */
export function logFault(event: string, error: unknown, fields: LogFields = {}): void {
  log('error', event, { ...fields, error: errorFields(error, true) });
}

/** What something outside has done or failed to do: without a place in the code, which is not to blame. */
export function logTrouble(event: string, error: unknown, fields: LogFields = {}): void {
  log('warn', event, { ...fields, error: errorFields(error, false) });
}
