/** What was decided before, or can't be decided yet, leaves nothing in a later decision. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, startApplicationServer } from '../testing/applicationServer.ts';

let server: ApplicationServer;

beforeAll(async () => {
  server = await startApplicationServer();
  // The clock goes by the organisations there are.
  await server.rows(
    sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', 'UTC')`,
  );
  await server.rows(sql`update "user" set validated = true where id = 'applicant'`);
  await server.rows(sql`insert into rejection_email (tenant_id, id, name, subject, body, is_active) values
    ('t1', 'usual', 'Usual', 'No place for [startup]', 'Dear [name], no.', true),
    ('t1', 'early', 'Too early', 'Come back, [startup]', 'Dear [name], come back.', false)`);
  await server.tick(new Date());
}, 60_000);
afterAll(() => server.close());

const reject = `mutation ($id: ID!, $letter: ID, $withoutMail: Boolean, $action: DecisionAction!, $tellAt: DateTime) {
  decideApplication(applicationId: $id, action: $action, letter: $letter, withoutMail: $withoutMail, tellAt: $tellAt) {
    status } }`;
const set = `mutation ($id: ID!, $status: ApplicationStatus!) {
  updateApplication(id: $id, input: { status: $status }) { status } }`;

const act = async (text: string, variables: Record<string, unknown>): Promise<void> => {
  expect((await server.ask('admin', text, variables)).errors).toBeUndefined();
};
const DAY_MS = 86_400_000;
let days = 0;
/** The clock goes on from test to test. */
const aDayPasses = (): Promise<unknown> => {
  days += 1;
  return server.tick(new Date(Date.now() + days * DAY_MS));
};

/** An application of somebody at an address of its own. */
async function applied(startupName: string, email: string): Promise<string> {
  const id = await server.handedIn('applicant', startupName);
  await server.rows(sql`update application set founder_email = ${email} where id = ${id}`);
  return id;
}
const mailsTo = (email: string) =>
  server.rows(sql`select subject from mail where recipient = ${email} and subject not like 'Confirm%' order by 1`);

it('sends none of the e-mails of an earlier rejection with a later one', async () => {
  const id = await applied('Second thought', 'second@new.test');
  await act(reject, { id, action: 'reject', letter: 'early' });
  await act(set, { id, status: 'under_review' });
  await act(set, { id, status: 'rejected' });
  await aDayPasses();
  expect(await mailsTo('second@new.test')).toEqual([{ subject: 'No place for Second thought' }]);
});

it('forgets the day and the silence of an earlier rejection, too', async () => {
  const id = await applied('Loud', 'loud@new.test');
  const tellAt = new Date(Date.now() + 9 * DAY_MS).toISOString();
  await act(reject, { id, action: 'delay_reject', withoutMail: true, tellAt });
  await act(set, { id, status: 'pending_decision' });
  const kept = await server.rows(
    sql`select rejection_email_id as letter, rejection_unmailed as unmailed, tell_at as day from application where id = ${id}`,
  );
  expect(kept).toEqual([{ letter: null, unmailed: false, day: null }]);
  await act(set, { id, status: 'rejected' });
  await aDayPasses();
  expect(await mailsTo('loud@new.test')).toEqual([{ subject: 'No place for Loud' }]);
});

it('keeps the e-mail of a rejection with delay until its day', async () => {
  const id = await applied('Patient', 'patient@new.test');
  const tellAt = new Date(Date.now() + (days + 0.5) * DAY_MS).toISOString();
  await act(reject, { id, action: 'delay_reject', letter: 'early', tellAt });
  await aDayPasses();
  expect(await mailsTo('patient@new.test')).toEqual([{ subject: 'Come back, Patient' }]);
});

it('decides on no draft, whichever way it is tried', async () => {
  const id = await server.draftOf('applicant', 'Unfinished');
  for (const action of ['accept', 'reject', 'delay_reject']) {
    const answer = await server.ask('admin', reject, { id, action });
    expect(answer.errors?.[0]).toMatchObject({
      message: 'This application has not been handed in yet',
      extensions: { code: 'ForbiddenError' },
    });
  }
  for (const status of ['accepted', 'rejected', 'delay_rejected']) {
    const answer = await server.ask('admin', set, { id, status });
    expect(answer.errors?.[0]?.message).toBe('This application has not been handed in yet');
  }
  expect(await server.rows(sql`select status from application where id = ${id}`)).toEqual([{ status: 'draft' }]);
});

const answeredTo = async (email: string): Promise<number> => (await mailsTo(email)).length;

it('tells who was decided on though the same is decided twice, by a second click or by two people', async () => {
  const id = await applied('Twice', 'twice@new.test');
  await act(reject, { id, action: 'reject' });
  await act(reject, { id, action: 'reject' });
  await aDayPasses();
  expect(await answeredTo('twice@new.test')).toBe(1);
  expect(await server.rows(sql`select untold from application where id = ${id}`)).toEqual([{ untold: false }]);
});

it('tells nobody while the decision can be undone, whichever day is named for a rejection with delay', async () => {
  const id = await applied('Hasty', 'hasty@new.test');
  const past = new Date(Date.now() - DAY_MS).toISOString();
  await act(reject, { id, action: 'delay_reject', tellAt: past });
  const [row] = await server.rows(
    sql`select tell_at >= undoable_until - interval '1 second' as "isLater" from application where id = ${id}`,
  );
  expect(row).toEqual({ isLater: true });
});
