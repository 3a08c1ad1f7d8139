import { hasPermission } from '#domain/access/hasPermission.ts';
import { csvText } from '#domain/csv/csvText.ts';
import { type EntityPage, type EntityReads, selectionOf } from '#server/entities/plan/EntityReads.ts';
import { COACHING_SESSIONS_PATH } from '#server/modules/coaching/coachingApi.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { readerOfAnswer, type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import type { Route } from '../HttpApp.ts';

const PERMISSION = 'COACHING/SESSION:EXPORT';
/** More than any tenant plans in years; a download must end. */
const MAX_SESSIONS = 20_000;
const PAGE = 100;

const SESSIONS = selectionOf(`
  next
  results {
    name sessionType status startTime endTime expectedDuration location notes
    startup { name } coachs { fullName } attendees { fullName } topics { name }
  }`);

/** In the order of the columns, as keys of `records.json`. */
const HEADINGS = [
  ...['name', 'startup', 'type', 'status', 'starts', 'ends', 'minutes'],
  ...['coaches', 'attendees', 'topics', 'place', 'notes'],
] as const;

interface Named {
  readonly name?: string | null;
  readonly fullName?: string | null;
}

interface Session {
  readonly name: string;
  readonly sessionType: string;
  readonly status: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly expectedDuration: number | null;
  readonly location: string | null;
  readonly notes: string | null;
  readonly startup: Named | null;
  readonly coachs: readonly Named[];
  readonly attendees: readonly Named[];
  readonly topics: readonly Named[];
}

/** `GET /api/coachingsessions`: the sessions that the caller may read, for a spreadsheet (requirement 000 §7). */
export function coachingRoutes(reads: EntityReads): readonly Route[] {
  return [
    {
      method: 'GET',
      path: COACHING_SESSIONS_PATH,
      handle: async ({ response, context: contextOf }) => {
        const context = await contextOf();
        if (!context.principal) throw new HttpError(401, 'signInFirst');
        if (!hasPermission(context.principal, PERMISSION)) throw new HttpError(403, 'forbidden');
        const text = csvText([headings(readerOfAnswer(context)), ...(await allSessions(reads, context)).map(rowOf)]);
        response.writeHead(200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="coaching-sessions.csv"',
          'cache-control': 'no-store',
        });
        response.end(text);
      },
    },
  ];
}

function headings(reader: TextReader): string[] {
  return HEADINGS.map((key) => textFor(reader, 'records', `sessions.${key}`) ?? key);
}

/** By the same list that the screens ask: its rules decide what is in the file. */
async function allSessions(reads: EntityReads, context: RequestContext): Promise<Session[]> {
  const sessions: Session[] = [];
  let cursor: string | null = null;
  do {
    const set = {
      entity: 'CoachingSession',
      sort: [{ field: 'startTime', direction: 'DESC' }],
      cursor,
      limit: PAGE,
    } as const;
    const page: EntityPage<Session> = await reads.page(context, set, SESSIONS);
    sessions.push(...page.results);
    cursor = page.next;
  } while (cursor !== null && sessions.length < MAX_SESSIONS);
  return sessions;
}

function rowOf(session: Session): (string | number | null)[] {
  const names = (list: readonly Named[]) => list.map(({ name, fullName }) => fullName ?? name ?? '').join('; ');
  return [
    session.name,
    session.startup?.name ?? null,
    session.sessionType,
    session.status,
    session.startTime,
    session.endTime,
    session.expectedDuration,
    names(session.coachs),
    names(session.attendees),
    names(session.topics),
    session.location,
    session.notes,
  ];
}
