import { hasPermission } from '#domain/access/hasPermission.ts';
import { csvText } from '#domain/csv/csvText.ts';
import { type EntityPage, type EntityReads, selectionOf } from '#server/entities/plan/EntityReads.ts';
import { COACHING_SESSIONS_PATH } from '#server/modules/coaching/coachingApi.ts';
import { type CellReader, shownValue } from '#server/modules/exports/shownCell.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';
import { readerOfAnswer, textFor } from '#server/platform/texts/textReader.ts';
import type { Route } from '../Route.ts';

const PERMISSION = 'COACHING/SESSION:EXPORT';
/** More than any tenant plans in years; a download must end. */
const MAX_SESSIONS = 20_000;
const PAGE = 100;

const SESSIONS = selectionOf(`
  next
  results {
    name sessionType status startTime endTime expectedDuration location notes
    startupName coachs { fullName } attendeeNames topics { name }
    actionItems { name dueDate isDone person { fullName } }
  }`);

/** In the order of the columns, as keys of `records.json`. */
const HEADINGS = [
  ...['name', 'startup', 'type', 'status', 'starts', 'ends', 'minutes'],
  ...['coaches', 'attendees', 'topics', 'place', 'notes', 'openActions', 'doneActions'],
] as const;

interface Named {
  readonly name?: string | null;
  readonly fullName?: string | null;
}

interface ActionItem {
  readonly name: string;
  readonly dueDate: string;
  readonly isDone: boolean;
  readonly person: Named | null;
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
  readonly startupName: string | null;
  readonly coachs: readonly Named[];
  readonly attendeeNames: readonly string[];
  readonly topics: readonly Named[];
  readonly actionItems: readonly ActionItem[];
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
        const to = { reader: readerOfAnswer(context), timeZone: context.tenant.timezone };
        const sessions = await allSessions(reads, context);
        const text = csvText([headings(to), ...sessions.map((session) => rowOf(to, session))]);
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

/** Moments say by which clock they are. */
const MOMENTS: ReadonlySet<string> = new Set(['starts', 'ends']);

function headings({ reader, timeZone }: CellReader): string[] {
  return HEADINGS.map((key) => {
    const name = textFor(reader, 'records', `sessions.${key}`) ?? key;
    return MOMENTS.has(key) ? `${name} (${timeZone})` : name;
  });
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

/** As a person reads it: choices by their labels, moments in the reader's language and the organisation's zone. */
function rowOf(to: CellReader, session: Session): (string | number | null)[] {
  const shown = (field: keyof Session, choices?: string) => {
    const value = session[field];
    return value === null
      ? null
      : shownValue(to, 'CoachingSession', { field, path: field, ...(choices && { enum: choices }) }, value);
  };
  const actions = (isDone: boolean) =>
    session.actionItems.filter((item) => item.isDone === isDone).map((item) => actionText(to, item));
  return [
    session.name,
    session.startupName,
    shown('sessionType', 'SessionType'),
    shown('status', 'CoachingSessionStatus'),
    shown('startTime'),
    shown('endTime'),
    session.expectedDuration,
    names(session.coachs),
    session.attendeeNames.join('; '),
    names(session.topics),
    session.location,
    session.notes,
    actions(false).join('; '),
    actions(true).join('; '),
  ];
}

function actionText(to: CellReader, { name, dueDate, person }: ActionItem): string {
  const day = shownValue(to, 'ActionItem', { field: 'dueDate', path: 'dueDate' }, dueDate);
  return [name, person?.fullName, day].filter(Boolean).join(' · ');
}

const names = (list: readonly Named[]): string => list.map(({ name, fullName }) => fullName ?? name ?? '').join('; ');
