import { SqlParameters } from '#server/access/SqlParameters.ts';
import { run, type WriteScope } from '#server/entities/write/WriteScope.ts';
import { type PlannedSpan, withinSql } from './plannedSpans.ts';

interface RoomQuestion {
  readonly placeId: string;
  readonly spans: readonly PlannedSpan[];
  /** What is planned there: it does not stand in its own way. */
  readonly except: readonly string[];
}

/** When a room is taken at planned times. As where rooms are chosen, it is not said by what. */
export async function takenRooms(scope: WriteScope, { placeId, spans, except }: RoomQuestion) {
  const parameters = new SqlParameters();
  const rows = await run(
    scope.tx,
    `select p.id as "placeId", p.name, lower(b.during) as starts, upper(b.during) as ends
    from place_time b join place p on p.tenant_id = b.tenant_id and p.id = b.place_id
    where b.place_id = ${parameters.add(placeId, 'text')} and b.source_id <> all(${parameters.add([...except], 'text[]')})
      and ${withinSql('b.during', spans, parameters)}
    order by lower(b.during)`,
    parameters,
  );
  return rows.map(({ starts, ends, ...room }) => ({
    placeId: String(room.placeId),
    name: String(room.name),
    startTime: new Date(String(starts)).toISOString(),
    endTime: new Date(String(ends)).toISOString(),
  }));
}
