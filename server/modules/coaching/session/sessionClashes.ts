import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';

/**
 * Who of those who come to a planned session is expected elsewhere: one of several who can come is enough to plan it, and
 * whoever plans it is to know who cannot (0065). What they have then is not said.
 */
export function sessionClashes(context: RequestContext, sessionId: string): Promise<string[]> {
  return context.transact(async (tx) => {
    const session = await findReadable(
      writeScope(specCatalog, context, tx),
      specCatalog.get('CoachingSession'),
      sessionId,
    );
    if (session?.status !== 'planned') return [];
    const { rows } = await sql<{ person: string }>`
      select person from coaching_session s cross join unnest(s.attendees_ids) as person
      where s.id = ${sessionId} and exists (select from busy_time b where b.person_id = person and b.source_id <> s.id
        and b.during && tstzrange(s.start_time, coalesce(s.end_time, s.start_time + interval '30 minutes')))
      order by person`.execute(tx);
    return rows.map(({ person }) => person);
  });
}
