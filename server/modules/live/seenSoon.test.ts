/** Rows that a reader may read are summed once for all of their subscriptions and for all changes of a moment. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { OutboxEvent } from '#server/platform/outbox/outbox.ts';
import { type EntityServer, seedPeople, startEntityServer } from '#server/testing/entityServer.ts';
import { followList } from './liveApi.ts';

let server: EntityServer;
beforeAll(async () => {
  server = await startEntityServer(seedPeople);
}, 60_000);
afterAll(() => server.close());

/** A reader whose statements are counted, and who hears of what `happen` says. */
async function listening(user: string) {
  const context = await server.contextOf(user);
  const read = vi.fn(context.read);
  const listeners: ((event: OutboxEvent) => void)[] = [];
  const events: RequestContext['events'] = (_topics, accepts) => {
    const queue: OutboxEvent[] = [];
    let wake = () => {};
    listeners.push((event) => {
      if (accepts?.(event) === false) return;
      queue.push(event);
      wake();
    });
    return (async function* () {
      for (;;) {
        const event = queue.shift();
        if (event) yield event;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    })();
  };
  const heard = Object.assign(Object.create(context) as RequestContext, { read, events });
  const happen = () => {
    for (const listener of listeners) listener({ topic: 'Application.updated' } as OutboxEvent);
  };
  return { context: heard, read, happen };
}

const rename = (name: string) =>
  server.database.withTenant('t1', (tx) => sql`update "application" set startup_name = ${name}`.execute(tx));

it('asks the database once for three subscriptions and three changes of a moment, and again for the next', async () => {
  await server.database.withTenant('t1', async (tx) => {
    await sql`insert into program (tenant_id, id, name, slug) values ('t1', 'p1', 'Climate', 'climate')`.execute(tx);
    await sql`insert into funnel (tenant_id, id, name, program_id, status)
      values ('t1', 'fu', 'Spring', 'p1', 'open')`.execute(tx);
    await sql`insert into application (tenant_id, id, startup_name, funnel_id, program_id, status, applicant_id)
      values ('t1', 'ap', 'Acme', 'fu', 'p1', 'under_review', 'applicant')`.execute(tx);
  });
  const { context, read, happen } = await listening('applicant');
  const lists = await Promise.all([1, 2, 3].map(() => followList(context, 'Application')));
  read.mockClear();
  for (const name of ['Bolt', 'Crane']) {
    const heard = lists.map((list) => list.next());
    await rename(name);
    for (let change = 0; change < 3; change += 1) happen();
    const changed = { done: false, value: { entity: 'Application' } };
    expect(await Promise.all(heard)).toEqual([changed, changed, changed]);
    expect(read).toHaveBeenCalledOnce();
    read.mockClear();
  }
});
