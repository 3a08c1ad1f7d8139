/** When people are busy by the calendar that they have connected. */
import { lacksFeature } from '#domain/access/features.ts';
import type { TimeSpan } from '#domain/availability/spans.ts';
import type { Principal } from '#domain/model/access.ts';
import { askService, type ServiceContext } from './askService.ts';
import { logConnectionFailure } from './ConnectionError.ts';
import { calendarAnswers } from './calendarAnswers.ts';
import { type Integration, services } from './services.ts';
import { connectedAmong } from './storedConnections.ts';

/** Whoever waits for free times does not wait longer for a calendar. */
const PATIENCE_MS = 3000;
const CACHE_MS = 60_000;
const MAX_CACHED = 1000;
const DAY_MS = 86_400_000;
/** So much is asked for at once; providers take no more than a few months. */
const MAX_DAYS = 60;
const MAX_QUESTIONS = 6;

/** Where free times are asked for, and which features the one who asks has switched off. */
interface CalendarContext extends ServiceContext {
  readonly principal: Pick<Principal, 'featuresOff'> | null;
}

interface Cached {
  readonly busy: Promise<readonly TimeSpan[]>;
  readonly until: number;
}

const cache = new Map<string, Cached>();

/**
 * Times within a span in which a person is busy by the connected calendar; none where there is no calendar or it does
 * not answer. Goes over the network: never to be called inside a transaction.
 */
export async function calendarBusyTimes(
  context: CalendarContext,
  userId: string,
  span: TimeSpan,
): Promise<readonly TimeSpan[]> {
  const calendars = usableCalendars(context);
  if (calendars.length === 0) return [];
  const connected = await context.transact((tx) => connectedAmong(tx, userId, calendars));
  const questions = connected.flatMap((calendar) => windowsOf(span).map((window) => ({ calendar, window })));
  return (await Promise.all(questions.map((one) => rememberBusy(context, userId, one)))).flat();
}

function usableCalendars({ services: installed, principal }: CalendarContext): readonly Integration[] {
  return installed.available.filter(
    (one) => services[one].kind === 'calendar' && !services[one].usedWith.some((name) => lacksFeature(principal, name)),
  );
}

/** Whole days, so that the next question within the minute is the same one. */
function windowsOf({ startTime, endTime }: TimeSpan): readonly TimeSpan[] {
  const last = Math.ceil(Date.parse(endTime) / DAY_MS) * DAY_MS;
  const windows: TimeSpan[] = [];
  let from = Math.floor(Date.parse(startTime) / DAY_MS) * DAY_MS;
  while (from < last && windows.length < MAX_QUESTIONS) {
    const to = Math.min(from + MAX_DAYS * DAY_MS, last);
    windows.push({ startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString() });
    from = to;
  }
  return windows;
}

interface Question {
  readonly calendar: Integration;
  readonly window: TimeSpan;
}

function rememberBusy(context: CalendarContext, userId: string, question: Question): Promise<readonly TimeSpan[]> {
  const key = JSON.stringify([context.tenant.id, userId, question]);
  const cached = cache.get(key);
  if (cached && cached.until > Date.now()) return cached.busy;
  if (cache.size >= MAX_CACHED) cache.clear();
  const busy = askBusy(context, userId, question).catch((error: unknown) => {
    // Remembered as well: a calendar that is down is neither asked nor complained of with every list.
    logConnectionFailure(`the ${question.calendar} calendar of ${userId} could not be read`, error);
    return [];
  });
  cache.set(key, { busy, until: Date.now() + CACHE_MS });
  return busy;
}

async function askBusy(context: CalendarContext, userId: string, { calendar, window }: Question) {
  const how = calendarAnswers[calendar];
  if (how === undefined) return [];
  const answer = await withPatience(askService(context, userId, calendar, how.request(window)));
  return answer === null ? [] : how.read(answer);
}

async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS / 1000} seconds`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Forgets what calendars have answered; a person who has just connected another one is asked for anew. */
export function forgetBusyTimes(tenantId: string, userId: string): void {
  const start = JSON.stringify([tenantId, userId]).slice(0, -1);
  for (const key of cache.keys()) if (key.startsWith(`${start},`)) cache.delete(key);
}
