import { sql } from 'kysely';
import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { unknownPlaceholders } from '#domain/text/placeholders.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import {
  AuthenticationRequiredError,
  ConflictError,
  type FieldProblem,
  NotFoundError,
  ValidationError,
} from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { dropJobs, queueJob } from '#server/platform/jobs/jobQueue.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import { allWords } from './composeEmail.ts';
import { copiesOf, recipientsOf } from './recipients.ts';

export interface SendRequest {
  readonly emailId: string;
  readonly at?: string | null;
  /** What the sender saw. */
  readonly version?: number | null;
}

/** Hands a draft over to the job that sends it: at once, or when the clock says that its time has come. */
export async function startSending(context: RequestContext, { emailId, at, version }: SendRequest): Promise<void> {
  const userId = context.principal?.id;
  if (userId === undefined) throw new AuthenticationRequiredError();
  await context.transact(async (tx) => {
    const email = await readableEmail(tx, context, emailId);
    if (email.status !== 'draft') throw ConflictError.because('emailSent');
    if (typeof version === 'number' && version !== email.version) throw new ConflictError();
    const problems = await problemsOf(tx, context, email, at ?? null);
    if (problems.length > 0) throw new ValidationError(problems);
    await setStatus(tx, email.id, at ? 'scheduled' : 'sending', at ?? null);
    await queueJob(tx, { kind: 'email', userId, payload: { emailId }, ...(at && { notBefore: at }) });
  });
}

/** Takes back what was to be sent later, and its job with it: planned anew it has another one. */
export async function cancelSending(context: RequestContext, emailId: string): Promise<void> {
  await context.transact(async (tx) => {
    const email = await readableEmail(tx, context, emailId);
    if (email.status !== 'scheduled') throw ConflictError.because('emailSent');
    await setStatus(tx, email.id, 'draft', null);
    await dropJobs(tx, 'email', { emailId });
  });
}

/** The e-mail, locked, for one who may see it. */
export async function readableEmail(tx: Tx, context: RequestContext, emailId: string): Promise<StoredRow> {
  const email = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('Email'), emailId);
  if (email === null) throw new NotFoundError();
  return email;
}

async function setStatus(tx: Tx, id: string, status: string, at: string | null): Promise<void> {
  await sql`update email set status = ${status}, scheduled_for = ${at}::timestamptz, version = version + 1,
    updated_at = clock_timestamp() where id = ${id}`.execute(tx);
  await emit(tx, { topic: 'Email.updated', payload: { id } });
}

async function problemsOf(
  tx: Tx,
  context: RequestContext,
  email: StoredRow,
  at: string | null,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  const body = typeof email.body === 'string' ? email.body : '';
  if (body.trim() === '') problems.push(fieldProblem('body', 'required', { spec: 'Email.body' }));
  const unknown = unknownPlaceholders(allWords(email));
  if (unknown.length > 0) {
    const names = unknown.map((name) => `{${name}}`).join(', ');
    problems.push({ path: 'body', reason: 'nothingToFillIn', values: { words: names } });
  }
  const copies = copiesOf(email);
  const [wrong] = copies.filter((copy) => !isEmailAddress(copy));
  if (wrong !== undefined) problems.push(fieldProblem('cc', 'email', { label: wrong }));
  const people = await recipientsOf(tx, context, email);
  if (copies.length === 0 && !people.some(({ reason }) => reason === null)) {
    problems.push({ path: 'recipients', reason: 'recipientNeeded' });
  }
  if (at !== null && Date.parse(at) < context.now().getTime()) problems.push({ path: 'at', reason: 'timePassed' });
  return problems;
}
