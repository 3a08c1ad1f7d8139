/** People who apply for the first time, and what is decided of them, for tests. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { ApplicationServer } from './applicationServer.ts';

export const decide = `mutation ($id: ID!, $action: DecisionAction!, $tellAt: DateTime) {
  decideApplication(applicationId: $id, action: $action, tellAt: $tellAt) { status undoableUntil startup { _id name } } }`;
export const undo = 'mutation ($id: ID!) { undoDecision(applicationId: $id) { status decision startup { _id } } }';
export const tell = 'mutation ($id: ID!) { tellDecision(applicationId: $id) { _id } }';

/** What tests do with applicants, on a server that is there once they run. */
export function newApplicants(server: () => ApplicationServer) {
  let people = 0;

  /** An application of somebody who applies for the first time. */
  async function applied(startupName: string, values = sql`website = website`): Promise<{ id: string; user: string }> {
    people += 1;
    const user = `applicant${people}`;
    await server().rows(sql`insert into "user" (tenant_id, id, first_name, last_name, email, status, category, role_id, startups_ids, password_hash)
      values ('t1', ${user}, 'Nia', 'New', ${`${user}@new.test`}, 'Active', 'other', 'r-Applicant', '{}', 'x')`);
    const id = await server().handedIn(user, startupName);
    await server().rows(sql`update application set founder_email = ${`${user}@new.test`}, ${values} where id = ${id}`);
    return { id, user };
  }

  const act = async (text: string, variables: Record<string, unknown>, user = 'admin') => {
    const answer = await server().ask(user, text, variables);
    expect(answer.errors).toBeUndefined();
    return Object.values(answer.data ?? {})[0] as never as Record<string, never>;
  };
  const mailsTo = (user: string) =>
    server().rows(sql`select subject, text_body as text from mail
      where recipient = ${`${user}@new.test`} and subject not like 'Confirm%'`);
  return { act, applied, mailsTo };
}
