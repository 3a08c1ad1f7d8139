import { sql } from 'kysely';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { updateRow } from '#server/entities/write/storeRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { nameOfUser } from '#server/services/people/nameOfUser.ts';
import { applicationChanged } from '../applicationHooks.ts';
import { refuse } from './applicantAccount.ts';
import { applicationSource } from './applicationSource.ts';
import { firstRound, funnelToBegin, openFunnel, sendInstructions } from './openFunnel.ts';

export interface NewApplication {
  readonly startupName: string;
  readonly funnel: string;
  readonly description?: string | null;
  /** As the address said. */
  readonly source?: string | null;
}

/** One more application of somebody who has an account. */
export function startApplication(
  writer: EntityWriter,
  context: RequestContext,
  { source, ...input }: NewApplication,
): Promise<string> {
  return context.transact(async (tx) => {
    const { viewer } = context;
    if (viewer === null) throw new ForbiddenError();
    const funnel = await funnelToBegin(context, tx, input.funnel);
    const name = (await nameOfUser(tx, viewer.id)) ?? '';
    const set = {
      applicant: viewer.id,
      isLead: false,
      status: 'draft',
      founderName: name,
      founderEmail: viewer.email,
      source: applicationSource(source),
      round: await firstRound(tx, funnel.id),
    };
    const id = await writer.create(context, 'Application', input, { set });
    const beginner = { email: viewer.email, name, startup: input.startupName, language: viewer.language };
    await sendInstructions(context, tx, { funnel, application: id, beginner });
    return id;
  });
}

/** Hands in a draft: from now on the organisation sees it. */
export function submitApplication(context: RequestContext, id: string): Promise<void> {
  return context.transact(async (tx) => {
    const application = await loadApplication(tx, id);
    if (application === null || application.applicantId !== context.principal?.id) throw new NotFoundError();
    if (application.status !== 'draft') throw ForbiddenError.because('applicationHandedIn');
    await openFunnel(context, tx, application.funnelId);
    await requireAnswers(tx, application.id, application.funnelId);
    await moveOn(context, tx, id);
  });
}

/** The form of the first round must have been handed in, where there is one. */
async function requireAnswers(tx: Tx, applicationId: string, funnelId: string): Promise<void> {
  const { rows } = await sql<{ is_done: boolean }>`
    select exists (select 1 from form_submission s
      where s.application_id = ${applicationId} and s.round_id = r.id and s.status = 'submitted') as is_done
    from funnel_round r where r.funnel_id = ${funnelId} order by r.position, r.id limit 1`.execute(tx);
  const needsForm = rows[0] && !rows[0].is_done && (await hasForm(tx, funnelId));
  if (needsForm) refuse([{ path: 'applicationId', reason: 'firstRoundFirst' }]);
}

async function hasForm(tx: Tx, funnelId: string): Promise<boolean> {
  const { rows } = await sql<{ form_id: string | null }>`
    select form_id from funnel_round where funnel_id = ${funnelId} order by position, id limit 1`.execute(tx);
  return Boolean(rows[0]?.form_id);
}

/** Not by the writer: applicants may not set a status, they may only hand in. */
async function moveOn(context: RequestContext, tx: Tx, id: string): Promise<void> {
  const model = specCatalog.get('Application');
  const before = await loadStored(tx, model, id);
  const status = 'ready_for_invitation';
  await updateRow(tx, model, id, { status, toldStatus: status, submittedAt: context.now().toISOString() });
  const after = await loadStored(tx, model, id);
  await applicationChanged({ entity: 'Application', before, after }, { tx, context });
  await emit(tx, { topic: 'Application.updated', payload: { id } });
}
