/** How a meeting that is accepted takes place: as who accepts it says, else as was agreed on. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { problemsOfPlan } from '#server/entities/write/problemsOfPlan.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { type Values, validateValues } from '#server/entities/write/validateValues.ts';
import type { MeetingWayInput } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

/**
 * What the session has of it.
 * @throws ValidationError where it is none that a session could have
 */
export async function meetingWay(
  tx: Tx,
  context: RequestContext,
  request: StoredRow,
  given: MeetingWayInput | null,
): Promise<Values> {
  const said = Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value));
  if (Object.keys(said).length === 0) return agreedWay(tx, request);
  judgeWay(context, said);
  return said;
}

function judgeWay({ principal }: RequestContext, said: Values): void {
  const model = specCatalog.get('CoachingSession');
  const pathOf = (field: string) => `meeting.${field}`;
  const problems = [
    ...validateValues(model, said, new Set(Object.keys(said)), pathOf),
    ...problemsOfPlan(model, principal, said, null, pathOf),
  ];
  if (problems.length > 0) throw new ValidationError(problems);
}

/** The place of the request; where there is none, the video service that the mentor prefers and has connected. */
async function agreedWay(tx: Tx, { location, mentor }: StoredRow): Promise<Values> {
  if (location) return { location };
  const { rows } = await sql<{ service: string }>`
    select conference_data_integration as service from "user"
    where id = ${mentor} and integrated_video_providers @> array[conference_data_integration]`.execute(tx);
  return rows[0] ? { videoProvider: rows[0].service } : {};
}
