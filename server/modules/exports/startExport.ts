import { coerceInputValue, type GraphQLSchema, isInputType } from 'graphql';
import { sql } from 'kysely';
import { dayOf } from '#domain/dates/zonedDays.ts';
import { isInPlan, mayExport, PDFS, printed } from '#domain/exports/exportKinds.ts';
import type { Principal } from '#domain/model/access.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { Filter } from '#server/entities/plan/filter/filterSql.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import {
  AuthenticationRequiredError,
  ConflictError,
  ForbiddenError,
  ValidationError,
} from '#server/platform/errors/errors.ts';
import { queueJob } from '#server/platform/jobs/jobQueue.ts';
import { noteActivity } from '#server/services/activity/noteActivity.ts';
import type { AnswerCondition } from '#server/services/forms/responses/answerConditions.ts';
import { type AnswersMeant, exportTypeOf } from './answers/answerExports.ts';
import { runningLimit } from './exportLimits.ts';
import type { ExportType } from './exportTypes.ts';
import type { ExportPayload } from './runExport.ts';
import { subjectOf } from './subjectOf.ts';

export interface NewExport {
  readonly type: string;
  readonly format?: 'csv' | 'xlsx' | null;
  readonly recordId?: string | null;
  readonly filter?: unknown;
  readonly search?: string | null;
  readonly where?: readonly AnswerCondition[] | null;
  readonly asked?: AnswersMeant['asked'];
  readonly place?: AnswersMeant['place'];
}

/** Puts an export into the history and its work into the queue; gives its id. */
export async function startExport(
  context: RequestContext,
  schema: GraphQLSchema,
  { type, format, recordId, filter, search, where, asked, place }: NewExport,
): Promise<string> {
  const userId = context.principal?.id;
  if (userId === undefined) throw new AuthenticationRequiredError();
  // All of them at once is no table: which form they answer is what its columns follow from.
  const isOfRecord = type === 'forms' && recordId != null;
  const isAsked = asked === true && isOfRecord;
  const meant = { asked: isAsked, place: isOfRecord ? (place ?? null) : null };
  const kind = exportTypeOf(type, meant);
  refuse(context.principal, kind, type === PDFS && recordId != null);
  const shown = {
    filter: listFilter(schema, kind, filter),
    search: search?.trim() || null,
    where: where ?? [],
    ...meant,
  };
  const [id, chosen] = [uuidv7(), format ?? 'csv'];
  const ending = type === PDFS ? 'pdf' : chosen;
  await context.transact(async (tx) => {
    await refuseTooMany(tx, userId);
    const day = dayOf(context.tenant.timezone, context.now());
    const subject = await subjectOf(context, tx, { type, recordId, asked });
    const values = {
      name: `${subject ?? type}-${day}.${ending}`,
      type,
      ofAsked: isAsked,
      format: type === PDFS ? null : chosen,
      status: 'QUEUED',
      requestedBy: userId,
    };
    await insertRow(tx, specCatalog.get('Export'), id, values);
    await noteActivity(tx, context, { action: 'created', recordType: 'Export', recordId: id, recordName: values.name });
    const payload: ExportPayload = { exportId: id, type, format: chosen, recordId: recordId ?? null, ...shown };
    await queueJob(tx, { kind: 'export', userId, payload });
  });
  return id;
}

/** Whoever asks for the same again and again would keep all others waiting. */
async function refuseTooMany(tx: Tx, userId: string): Promise<void> {
  // Two requests at once would each count too few.
  await sql`select id from "user" where id = ${userId} for no key update`.execute(tx);
  const { rows } = await sql`select 1 from export
    where requested_by_id = ${userId} and status in ('QUEUED', 'IN_PROGRESS')`.execute(tx);
  if (rows.length >= runningLimit) throw ConflictError.because('tooManyExports', { limit: rows.length });
}

function refuse(principal: Principal | null, kind: ExportType | undefined, isPrint: boolean): void {
  if (kind === undefined && !isPrint) throw new ValidationError([{ path: 'type', reason: 'invalid' }]);
  // Whoever may export at all may not export everything: the kind is what is wrong.
  if (!mayExport(principal, kind ?? printed)) {
    throw new ValidationError([{ path: 'type', reason: 'mayNotExport' }]);
  }
  if (kind && !isInPlan(principal, kind)) throw ForbiddenError.because('notInPlan');
}

/** The filter of a list as its entity takes it; a filter of another shape is refused before the job begins. */
function listFilter(schema: GraphQLSchema, kind: ExportType | undefined, filter: unknown): Filter | null {
  const input = kind && schema.getType(`${kind.entity}Filter`);
  if (filter === null || filter === undefined || !isInputType(input)) return null;
  const refused = (): never => {
    throw new ValidationError([{ path: 'filter', reason: 'invalid' }]);
  };
  coerceInputValue(filter, input, refused);
  return filter as Filter;
}
