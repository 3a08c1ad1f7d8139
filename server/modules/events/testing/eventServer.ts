/** A tenant whose events are made and changed by its admin, for tests of events. */
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const named = (name: string) => `mutation ($id: ID!) { ${name}(eventId: $id) { _id } }`;

/** What people do with an event; each takes its id. */
export const registering = named('registerForIncubatorEvent');
export const waiting = named('waitForIncubatorEvent');
export const leaving = named('cancelEventRegistration');
export const inviting = `mutation ($id: ID!, $people: [ID!]) {
  inviteToIncubatorEvent(eventId: $id, invitees: { people: $people }) { coming waiting } }`;
export const removing = `mutation ($id: ID!, $people: [ID!]!) {
  removeFromIncubatorEvent(eventId: $id, people: $people) { _id } }`;
/** Takes ids of registrations. */
export const attending = `mutation ($id: ID!, $came: [ID!]!, $missed: [ID!]!) {
  setEventAttendance(eventId: $id, came: $came, missed: $missed) { _id } }`;

export async function startEventServer() {
  const server: EntityServer = await startEntityServer(async (tx) => {
    await seedPeople(tx);
    await sql`update "user" set validated = true`.execute(tx);
  });
  const run = async (user: string, text: string, variables: Record<string, unknown> = {}) => {
    const answer = await server.ask(user, text, variables);
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  const update =
    'mutation ($id: ID!, $input: IncubatorEventUpdateInput!) { updateIncubatorEvent(id: $id, input: $input) { _id } }';
  const change = (id: string, input: Record<string, unknown>) => run('admin', update, { id, input });
  const rows = <T>(query: RawBuilder<unknown>): Promise<readonly T[]> =>
    server.database.withTenant('t1', async (tx) => (await query.execute(tx)).rows as T[]);
  return {
    ...server,
    rows,
    /** Since it was last asked: who has which news, and whose calendars follow. */
    told: async (): Promise<string[]> => {
      const news = await rows<{ line: string }>(sql`with n as (delete from notification_recipient returning *)
        select n.user_id || ' ' || m.text_key as line from n join notification m on m.id = n.notification_id`);
      const mails = await server.database.withSystem((tx) =>
        sql<{ to: string; calendar: string | null }>`
          delete from mail returning recipient as to, calendar_text as calendar`.execute(tx),
      );
      const mailed = mails.rows.map(
        ({ to, calendar }) => `mail ${to} ${/METHOD:(\w+)/.exec(calendar ?? '')?.[1] ?? 'alone'}`,
      );
      return [...news.map(({ line }) => line), ...mailed].sort();
    },
    /** What an answer holds; it must hold no error. */
    run,
    change,
    /** An event of tomorrow; gives its id. */
    event: async (input: Record<string, unknown>): Promise<string> => {
      const id = textIn((await run('admin', 'mutation { made: createIncubatorEvent { _id } }'))?.made?._id);
      await change(id, { holdsHosts: false, startTime: inHours(24), endTime: inHours(25), hosts: ['staff'], ...input });
      return id;
    },
  };
}

export type EventServer = Awaited<ReturnType<typeof startEventServer>>;
