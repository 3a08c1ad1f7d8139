/** A tenant whose events are made and changed by its admin, for tests of events. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { textIn } from '#server/testing/readJson.ts';

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

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
  return {
    ...server,
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
