/** How a meeting that is accepted takes place: as who accepts it says, else as was agreed on. */
import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { problemsOfPlan } from '#server/entities/write/problemsOfPlan.ts';
import { checkReferences } from '#server/entities/write/references/checkReferences.ts';
import { refuseNotOffered } from '#server/entities/write/references/refuseNotOffered.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { type Values, validateValues } from '#server/entities/write/validateValues.ts';
import { type WriteScope, writeScope } from '#server/entities/write/WriteScope.ts';
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
  await judgeWay(writeScope(specCatalog, context, tx), said);
  return said;
}

async function judgeWay(scope: WriteScope, said: Values): Promise<void> {
  const model = specCatalog.get('CoachingSession');
  const given = new Set(Object.keys(said));
  const pathOf = (field: string) => `meeting.${field}`;
  const problems = [
    ...validateValues(model, said, given, pathOf),
    ...problemsOfPlan(model, scope.context.principal, said, null, pathOf),
    ...(await checkReferences(scope, model, said, given, pathOf)),
  ];
  if (problems.length > 0) throw new ValidationError(problems);
  await refuseNotOffered(scope, model, { before: null, input: said, pathOf });
}

/** The place of the request; where there is none, the video service that the mentor prefers and has connected. */
async function agreedWay(tx: Tx, { location, mentor }: StoredRow): Promise<Values> {
  if (location) return { location };
  const { rows } = await sql<{ service: string }>`
    select conference_data_integration as service from "user"
    where id = ${mentor} and integrated_video_providers @> array[conference_data_integration]`.execute(tx);
  return rows[0] ? { videoProvider: rows[0].service } : {};
}
