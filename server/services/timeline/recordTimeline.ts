import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow, updateRow } from '#server/entities/write/storeRow.ts';
import type { Values } from '#server/entities/write/validateValues.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { emitAll } from '#server/platform/outbox/outbox.ts';
import { type Notice, noticeText } from '#server/platform/texts/notices.ts';
import { readerIn } from '#server/platform/texts/textReader.ts';

export interface TimelineRecord {
  readonly eventType: string;
  /** On whose timeline it stands: that of a startup, or of a person. */
  readonly startup?: string;
  readonly user?: string;
  readonly createdBy: string | null;
  readonly [field: string]: unknown;
}

/** Puts what has happened on a timeline, in the transaction that makes it true. Visible to founders unless it says otherwise. */
export async function recordTimeline(tx: Tx, event: TimelineRecord): Promise<void> {
  const values = { isPublic: true, isPinned: false, isUpdate: false, attachments: [], data: [], answers: [], ...event };
  const id = uuidv7();
  await insertRow(tx, specCatalog.get('TimelineEvent'), id, values);
  await tellPages(tx, 'created', [id]);
}

/** What the product itself says on a startup's timeline: a code with parameters, said to each reader in their language. */
export async function recordNotice(
  tx: Tx,
  { tenant }: RequestContext,
  notice: Notice,
  event: Omit<TimelineRecord, 'eventType'>,
): Promise<void> {
  const { text: textKey, ...textValues } = notice;
  // For searches, and for processes of the release before.
  const message = noticeText(readerIn(null, tenant), tenant.timezone, notice);
  await recordTimeline(tx, { createdBy: null, ...event, eventType: 'note', message, textKey, textValues });
}

/** Something that stands on several timelines and changes with the record that it tells of. */
export interface TimelineSubject {
  /** `CoachingSession/<id>` */
  readonly subject: string;
  readonly eventType: string;
  readonly startup: string | null;
  readonly people: readonly string[];
  readonly createdBy: string | null;
  readonly values: Values;
}

/** Shows a record on the timelines of its startup and its people as it is now, and takes it off those it no longer concerns. One told anew is an update. */
export async function keepOnTimelines(tx: Tx, told: TimelineSubject): Promise<void> {
  const { subject, eventType, startup, people, createdBy, values } = told;
  const { rows } = await sql<{ id: string; owner: string }>`
    select id, coalesce('startup ' || startup_id, 'user ' || user_id) as owner from timeline_event
    where subject = ${subject} order by id for update`.execute(tx);
  const there = new Map(rows.map(({ id, owner }) => [owner, id]));
  const owners = [
    ...(startup === null ? [] : [['startup', startup] as const]),
    ...[...new Set(people)].map((id) => ['user', id] as const),
  ];
  for (const [kind, id] of owners) {
    const known = there.get(`${kind} ${id}`);
    if (known === undefined) await recordTimeline(tx, { ...values, [kind]: id, subject, eventType, createdBy });
    else {
      await updateRow(tx, specCatalog.get('TimelineEvent'), known, { ...values, isUpdate: true });
      await tellPages(tx, 'updated', [known]);
    }
    there.delete(`${kind} ${id}`);
  }
  const gone = [...there.values()];
  if (gone.length > 0) await sql`delete from timeline_event where id = any(${gone}::text[])`.execute(tx);
  await tellPages(tx, 'deleted', gone);
}

/** Takes a record that is gone off all timelines. */
export async function takeOffTimelines(tx: Tx, subject: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from timeline_event where subject = ${subject} returning id`.execute(tx);
  await tellPages(
    tx,
    'deleted',
    rows.map(({ id }) => id),
  );
}

/** Open timelines follow: what is written here goes by no writer, which would say so. */
function tellPages(tx: Tx, action: 'created' | 'updated' | 'deleted', ids: readonly string[]): Promise<void> {
  return emitAll(
    tx,
    ids.map((id) => ({ topic: `TimelineEvent.${action}`, payload: { id } })),
  );
}
