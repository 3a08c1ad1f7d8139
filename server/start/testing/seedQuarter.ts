/** What an organisation has planned, asked for and decided before three months pass. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Tx } from '#server/platform/db/database.ts';
import { type EntityServer, seedPeople } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

/** An organisation of a zone without demo rows, from the tenth of February 2027 on. */
export async function seedQuarter(tx: Tx, zone: string): Promise<void> {
  await seedPeople(tx);
  await sql`insert into incubator (tenant_id, id, name, slug, timezone) values ('t1', 't1', 'Test', 't1', ${zone})`.execute(
    tx,
  );
  await sql`update "user" set validated = true, timezone = ${zone}, digest = case id when 'cof2' then 'WEEKLY' when 'staff' then 'DAILY' end`.execute(
    tx,
  );
  await sql`update startup set status = case when id = 's3' then 'archived' else 'active' end`.execute(tx);
  await sql`insert into metric (tenant_id, id, title, key, name, unit_of_measure, is_top_level, is_active, tracking_recurrence)
    values ('t1', 'm1', 'Revenue', 'm1', '[]', '{"unitType": "MONETARY"}', true, true, '{"amount": 1, "type": "MONTHLY"}'),
      ('t1', 'm2', 'Team', 'm2', '[]', '{"unitType": "EMPLOYEE"}', false, true, '{"amount": 3, "type": "MONTHLY"}'),
      ('t1', 'm3', 'By hand', 'm3', '[]', '{"unitType": "USER"}', false, true, null)`.execute(tx);
  await sql`insert into coaching_session (tenant_id, id, name, startup_id, coachs_ids, attendees_ids, status, start_time, end_time, expected_duration)
    values ('t1', 'c1', 'Pricing', 's1', '{mentor}', '{cof1}', 'planned', '2027-03-30T09:00:00Z', '2027-03-30T10:00:00Z', 60)`.execute(
    tx,
  );
  await sql`insert into coaching_invitation (tenant_id, id, session_id, status, invitees_ids, expires)
    values ('t1', 'i1', 'c1', 'pending', '{cof1}', '2027-03-20T12:00:00Z'),
      ('t1', 'i2', 'c1', 'pending', '{cof1b}', null)`.execute(tx);
  await sql`insert into incubator_event (tenant_id, id, title, event_type, status, participants_ids, hosts_ids, start_time, end_time)
    values ('t1', 'e1', 'Demo day', 'DEMO_DAY', 'published', '{cof2}', '{staff}', '2027-04-06T15:00:00Z', '2027-04-06T18:00:00Z'),
      ('t1', 'e2', 'Untitled event', 'WORKSHOP', 'draft', '{}', '{staff}', null, null)`.execute(tx);
  // Nobody answers what is asked for, and nobody can apply through what is to open.
  await sql`insert into meeting_request (tenant_id, id, message, mentor_id, startup_id, requested_by_id, status, awaits, appointment_state, answer_by, start_time, end_time)
    values ('t1', 'r1', 'Our prices', 'mentor', 's1', 'cof1', 'pending', 'mentor', 'MEETING_REQUESTED', '2027-03-12T12:00:00Z', '2027-03-24T10:00:00Z', '2027-03-24T10:30:00Z')`.execute(
    tx,
  );
  await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'spring', 'Spring', 'spring')`.execute(tx);
  await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids, opens_at, closes_at) values
    ('t1', 'fu1', 'Without a form', 'spring', 'draft', '{staff}', '2027-02-20', '2027-04-30'),
    ('t1', 'fu2', 'Closing', 'spring', 'open', '{staff}', null, '2027-03-31')`.execute(tx);
  await sql`update incubator_event set created_at = '2027-02-10T00:00:00Z' where id = 'e2'`.execute(tx);
  await seedMilestones(tx);
  await seedApplications(tx);
}

/** One that is reached in time, and one that nobody reaches: both are looked at by the product's own automations. */
async function seedMilestones(tx: Tx): Promise<void> {
  await sql`insert into milestone (tenant_id, id, name, status, due_date, responsible_id, startup_id)
    values ('t1', 'ms1', 'First customer', 'planned', '2027-03-18', 'cof1', 's1'),
      ('t1', 'ms2', 'Second shop', 'reached', '2027-03-25', 'cof2', 's2')`.execute(tx);
}

/** Three who have applied, each with an account. */
async function seedApplications(tx: Tx): Promise<void> {
  await sql`insert into funnel (tenant_id, id, name, program_id, status, admins_ids)
    values ('t1', 'fu3', 'Early', 'spring', 'open', '{staff}')`.execute(tx);
  for (const [id, name] of applicants) {
    const email = `${name.toLowerCase()}@t1.test`;
    await sql`insert into "user" (tenant_id, id, first_name, last_name, email, status, category, role_id, startups_ids, password_hash, validated)
      values ('t1', ${id}, ${name}, 'New', ${email}, 'Active', 'other', 'r-Applicant', '{}', 'x', true)`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, founder_email, funnel_id, program_id, applicant_id, status, told_status, submitted_at)
      values ('t1', ${`of-${id}`}, ${`${name} Works`}, ${email}, 'fu3', 'spring', ${id}, 'ready_for_invitation', 'ready_for_invitation', '2027-02-01T09:00:00Z')`.execute(
      tx,
    );
  }
}

const applicants = [
  ['new1', 'Ana'],
  ['new2', 'Ben'],
  ['new3', 'Cai'],
] as const;

/** Decisions that are told later, and an e-mail that leaves later: by those who may. */
export async function planAhead(server: EntityServer): Promise<void> {
  const decide = async (id: string, action: string, tellAt?: string): Promise<void> => {
    const answer = await server.ask('admin', DECIDE, { id, action, tellAt });
    expect(answer.errors).toBeUndefined();
  };
  await decide('of-new1', 'accept', '2027-03-03T08:00:00.000Z');
  await decide('of-new2', 'reject');
  await decide('of-new3', 'delay_reject', '2027-03-10T08:00:00.000Z');
  const input = { subject: 'Demo day is near', body: 'Be there at nine.', recipients: ['cof2'] };
  const { data } = await server.ask('admin', WRITE, { input });
  const emailId = textIn(data?.made?._id);
  const sent = await server.ask('admin', SEND, { emailId, at: '2027-04-01T07:00:00.000Z' });
  expect(sent.errors).toBeUndefined();
}

const DECIDE = `mutation ($id: ID!, $action: DecisionAction!, $tellAt: DateTime) {
  decideApplication(applicationId: $id, action: $action, tellAt: $tellAt) { status } }`;
const WRITE = 'mutation ($input: EmailCreateInput!) { made: createEmail(input: $input) { _id } }';
const SEND = 'mutation ($emailId: ID!, $at: DateTime) { made: sendEmail(emailId: $emailId, at: $at) { status } }';
