/** Until when a decision can be taken back. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationServer, problems, startApplicationServer } from '../testing/applicationServer.ts';
import { decide, newApplicants, undo } from '../testing/newApplicants.ts';

let server: ApplicationServer;
beforeAll(async () => {
  server = await startApplicationServer();
}, 60_000);
afterAll(() => server.close());

const { act, applied, mailsTo } = newApplicants(() => server);

it('can be taken back until the day on which it is told, and that day can be brought forward', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const set =
    'mutation ($id: ID!, $tellAt: DateTime) { updateApplication(id: $id, input: { tellAt: $tellAt }) { _id } }';
  for (const action of ['delay_reject', 'accept']) {
    const { id, user } = await applied(`On a day ${action}`);
    expect(await act(decide, { id, action, tellAt: later })).toMatchObject({ undoableUntil: later });
    await act(set, { id, tellAt: tomorrow });
    const kept = 'query ($id: ID!) { application(id: $id) { tellAt undoableUntil } }';
    expect(await act(kept, { id })).toEqual({ tellAt: tomorrow, undoableUntil: tomorrow });
    // It was decided hours ago.
    await server.rows(sql`update application
      set decision_trace = jsonb_set(decision_trace, '{at}', to_jsonb((now() - interval '5 hours')::text)) where id = ${id}`);
    expect(await act(undo, { id })).toMatchObject({ status: 'ready_for_invitation', decision: null });
    expect(await mailsTo(user)).toEqual([]);
  }
});

it('can be taken back while a rejection with delay names no day', async () => {
  const { id } = await applied('No day');
  await act(decide, { id, action: 'delay_reject' });
  await server.rows(sql`update application set undoable_until = now() - interval '1 second' where id = ${id}`);
  expect(await act(undo, { id })).toMatchObject({ status: 'ready_for_invitation' });
});

it('can’t be taken back after ten minutes, and not by who may not decide', async () => {
  const { id, user } = await applied('Late');
  await act(decide, { id, action: 'reject' });
  expect(problems(await server.ask(user, undo, { id }))).toBe('ForbiddenError');
  await server.rows(sql`update application set undoable_until = now() - interval '1 second' where id = ${id}`);
  expect(problems(await server.ask('admin', undo, { id }))).toBe('ConflictError');
});
