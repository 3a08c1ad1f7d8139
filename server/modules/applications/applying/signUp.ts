import { isEmailAddress } from '#domain/text/emailAddress.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';
import { type FieldProblem, fieldProblem } from '#server/platform/errors/fieldProblem.ts';
import { recordActivity } from '#server/services/applications/applicationActivity.ts';
import type { FunnelRow } from '#server/services/applications/applicationRows.ts';
import { isAnonymousIn } from '#server/services/applications/funnelAccess.ts';
import { sendConfirmation } from '#server/services/auth/accountFlows.ts';
import { passwordProblem } from '#server/services/auth/passwordRules/passwordProblem.ts';
import { hashPassword } from '#server/services/auth/passwords.ts';
import { findUser, insertApplicant, limit, limitNetwork, refuse } from './applicantAccount.ts';
import { applicationSource } from './applicationSource.ts';
import { firstRound, funnelToBegin, sendInstructions } from './openFunnel.ts';

export interface NewApplicant {
  readonly firstName: string;
  readonly lastName?: string | null;
  readonly email: string;
  readonly password: string;
  readonly startupName: string;
  readonly funnel: string;
  readonly language?: string | null;
  readonly timezone?: string | null;
  /** As the address said. */
  readonly source?: string | null;
}

/** Makes the account of an applicant and a draft. The account is pending until its address is confirmed. */
export async function createApplicant(
  context: RequestContext,
  input: NewApplicant,
): Promise<{ applicationId: string }> {
  const email = input.email.trim().toLowerCase();
  refuse([...problemsOf(input, email), ...(await problemsOfPassword(context, input))]);
  await limitNetwork(context, 'sign-up', 'input.email');
  await limit(context, `sign-up ${email}`);
  // Before the password is hashed, which costs.
  await context.transact((tx) => funnelToBegin(context, tx, input.funnel));
  const passwordHash = await hashPassword(input.password);
  const outcome = await context.transact(async (tx) => {
    if (await findUser(tx, email)) return 'known' as const;
    const funnel = await funnelToBegin(context, tx, input.funnel);
    const user = await insertApplicant(context, tx, { ...input, email, passwordHash, adminValidated: false });
    const applicationId = await insertDraft(context, tx, { user, funnel, input, email });
    await sendConfirmation(tx, context.tenant, user);
    return { applicationId };
  });
  if (outcome !== 'known') return outcome;
  // Whoever tries one address after the other is soon told nothing any more.
  await limitNetwork(context, 'sign-up of known accounts', 'input.email', MAX_KNOWN);
  throw new ValidationError([{ path: 'input.email', reason: 'accountExists' }]);
}

/** Known addresses that are told from one network within a quarter of an hour. */
const MAX_KNOWN = 10;
const MAX_NAME = 80;
const MAX_STARTUP_NAME = 120;

function problemsOf({ firstName, lastName, startupName }: NewApplicant, email: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const need = (field: string, spec: string, value: string, max: number): void => {
    if (value.trim() === '') problems.push(fieldProblem(`input.${field}`, 'required', { spec }));
    else if (value.length > max) problems.push(fieldProblem(`input.${field}`, 'maxLength', { spec, max }));
  };
  need('firstName', 'User.firstName', firstName, MAX_NAME);
  if (lastName) need('lastName', 'User.lastName', lastName, MAX_NAME);
  need('startupName', 'Startup', startupName, MAX_STARTUP_NAME);
  if (!isEmailAddress(email)) {
    problems.push(fieldProblem('input.email', 'email', { spec: 'User.email' }));
  }
  return problems;
}

async function problemsOfPassword({ tenant }: RequestContext, input: NewApplicant): Promise<FieldProblem[]> {
  const { firstName, lastName, email, startupName } = input;
  const names = [firstName, lastName, email, startupName, tenant.name, tenant.slug];
  const problem = await passwordProblem(input.password, names);
  if (problem === null) return [];
  return [{ path: 'input.password', reason: problem }];
}

interface Draft {
  readonly user: string;
  readonly funnel: FunnelRow;
  readonly input: NewApplicant;
  readonly email: string;
}

async function insertDraft(context: RequestContext, tx: Tx, { user, funnel, input, email }: Draft): Promise<string> {
  const id = uuidv7();
  const startup = input.startupName.trim();
  const name = [input.firstName, input.lastName].filter(Boolean).join(' ').trim();
  const round = await firstRound(tx, funnel.id);
  await insertRow(tx, specCatalog.get('Application'), id, {
    startupName: startup,
    funnel: funnel.id,
    program: funnel.programId,
    applicant: user,
    createdBy: user,
    founderName: name,
    founderEmail: email,
    status: 'draft',
    toldStatus: 'draft',
    isLead: false,
    source: applicationSource(input.source),
    anonymous: await isAnonymousIn(tx, funnel.id, round),
    funnelAdmins: funnel.admins,
    readers: [...new Set([...funnel.admins, ...funnel.assignedEvaluators])].sort(),
    round,
  });
  await recordActivity(tx, context, id, { kind: 'created' });
  const beginner = { email, name, startup, language: input.language ?? null };
  await sendInstructions(context, tx, { funnel, application: id, beginner });
  return id;
}
