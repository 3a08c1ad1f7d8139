import { conditionSql, orFalse } from '#server/access/conditionSql.ts';
import { identifier, SqlParameters } from '#server/access/SqlParameters.ts';
import { run, type WriteScope } from '#server/entities/write/WriteScope.ts';
import { type PlannedSpan, withinSql } from './plannedSpans.ts';

interface HeldQuestion {
  readonly hosts: readonly string[];
  readonly guests: readonly string[];
  readonly spans: readonly PlannedSpan[];
  /** Records whose own time is not meant. */
  readonly except: readonly string[];
}

export interface HeldTime {
  readonly personId: string;
  readonly fullName: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly what: string | null;
  /** Whether the reader may read the person. */
  readonly isSeen: boolean;
}

/** What holds somebody's time, and which of its texts says what it is. */
const sources = [
  { entity: 'CoachingSession', title: 'name' },
  { entity: 'ApplicationMeeting', title: 'title' },
  { entity: 'IncubatorEvent', title: 'title' },
  { entity: 'OneOnOneEvent', title: null },
] as const;

/** What is held of people's time at planned times, each with what it is, as far as the reader may read that. */
export async function heldOf(scope: WriteScope, { hosts, guests, spans, except }: HeldQuestion): Promise<HeldTime[]> {
  const parameters = new SqlParameters();
  const people = parameters.add([...hosts, ...guests], 'text[]');
  const own = parameters.add([...except], 'text[]');
  const titles = sources.map((source) => titleSql(scope, source, parameters)).filter((sql) => sql !== null);
  const rows = await run(
    scope.tx,
    `select b.person_id as "personId", trim(u.first_name || ' ' || coalesce(u.last_name, '')) as "fullName",
      lower(b.during) as starts, upper(b.during) as ends, coalesce(${[...titles, 'null::text'].join(', ')}) as what,
      ${readableSql(scope, 'User', 'u', parameters) ?? 'false'} as "isSeen"
    from busy_time b join "user" u on u.tenant_id = b.tenant_id and u.id = b.person_id
    where b.person_id = any(${people}) and b.source_id <> all(${own}) and ${withinSql('b.during', spans, parameters)}
    order by array_position(${people}, b.person_id), lower(b.during)`,
    parameters,
  );
  return rows.map(({ personId, fullName, starts, ends, what, isSeen }) => ({
    personId: String(personId),
    fullName: String(fullName),
    startTime: new Date(String(starts)).toISOString(),
    endTime: new Date(String(ends)).toISOString(),
    what: typeof what === 'string' ? what : null,
    isSeen: isSeen === true,
  }));
}

/** The title of what holds the time; that of a one-on-one is its event's, which is to be readable too. */
function titleSql(scope: WriteScope, { entity, title }: (typeof sources)[number], parameters: SqlParameters) {
  const table = identifier(scope.catalog.get(entity).table);
  const readable = readableSql(scope, entity, 'r', parameters);
  if (readable === null) return null;
  if (title !== null) return `(select r.${title} from ${table} r where r.id = b.source_id and ${readable})`;
  const ofEvent = readableSql(scope, 'IncubatorEvent', 'e', parameters);
  if (ofEvent === null) return null;
  return `(select e.title from ${table} r join incubator_event e on e.tenant_id = r.tenant_id and e.id = r.event_id
    where r.id = b.source_id and ${readable} and ${ofEvent})`;
}

function readableSql({ reader, catalog }: WriteScope, entity: string, alias: string, parameters: SqlParameters) {
  const model = catalog.get(entity);
  const condition = reader.entityCondition(model.meta, 'read');
  return condition && orFalse(conditionSql(condition, { model, alias, parameters }));
}
