import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EntityServer, startEntityServer } from '#server/testing/entityServer.ts';
import { conflictText, overlayConflicts } from './overlayConflicts.ts';

let server: EntityServer;

const words = [
  { key: 'role.Mentor', language: 'en', text: 'Sparring partner' },
  { key: 'field.Startup.gone', language: 'fr', text: 'Autrefois' },
  { key: 'role.Coach', language: 'en', text: 'Guide' },
];
/** When these were said, the product called coaches otherwise, and mentors as it does now. */
const wordsFrom = [
  { key: 'role.Mentor', language: 'en', text: 'Sparring partner', usual: 'Mentor' },
  { key: 'role.Coach', language: 'en', text: 'Guide', usual: 'Trainer' },
  { key: 'role.Coach', language: 'en', text: 'Leader', usual: 'Whoever leads' },
];
const arrangements = [
  { kind: 'menu', name: 'sidebar', order: ['tasks', 'dragons'], hidden: [] },
  { kind: 'table', name: 'startups.gone', order: [], hidden: [] },
  { kind: 'form', name: 'startup', order: [], hidden: ['name'] },
  { kind: 'form', name: 'program', order: ['name'], hidden: [] },
];

beforeAll(async () => {
  server = await startEntityServer(async (tx) => {
    await sql`insert into incubator (tenant_id, id, name, slug, currency, timezone, plan_info, switches, own_words, words_from, arrangements)
      values ('t1', 't1', 'Harbour', 'harbour', 'USD', 'UTC', '{"features": []}', '{}',
        ${JSON.stringify(words)}::jsonb, ${JSON.stringify(wordsFrom)}::jsonb, ${JSON.stringify(arrangements)}::jsonb)`.execute(
      tx,
    );
  });
  await server.database.withTenant('t1', (tx) =>
    sql`insert into automation_setting (tenant_id, id, automation, is_off)
      values ('t1', 'a1', 'askForDragons', true), ('t1', 'a2', 'askForMetrics', true), ('t1', 'a3', 'gone', false)`.execute(
      tx,
    ),
  );
  await server.database.withTenant('t1', (tx) =>
    sql`insert into role (tenant_id, id, name, type, overrides)
      values ('t1', 'r1', 'Advisor', '{Mentor,Dragon}', '{"METRICS/EDIT:VIEW": "NONE", "USER/DRAGONS:RIDE": "ALL"}')`.execute(
      tx,
    ),
  );
  await server.database.withTenant('t2', (tx) =>
    sql`insert into incubator (tenant_id, id, name, slug, currency, timezone, plan_info, switches)
      values ('t2', 't2', 'Quay', 'quay', 'USD', 'UTC', '{"features": []}', '{}')`.execute(tx),
  );
}, 60_000);
afterAll(() => server.close());

it('names what each organisation has that the spec would not take any more, and nothing else', async () => {
  const found = await overlayConflicts(server.database);
  expect(found.map(({ tenant, kind, place, problem }) => [tenant, kind, place, problem])).toEqual([
    ['harbour', 'word', 'role.Coach', '“Guide” (en) was said for “Trainer”, which is “Coach” now'],
    ['harbour', 'word', 'field.Startup.gone', 'The product has no text “field.Startup.gone”'],
    [
      'harbour',
      'automation',
      'askForDragons',
      'There is no automation “askForDragons” any more, which is switched off here',
    ],
    ['harbour', 'role', 'Advisor', 'The product has no role type “Dragon”'],
    ['harbour', 'role', 'Advisor', 'The product has no permission “USER/DRAGONS:RIDE”'],
    ['harbour', 'menu', 'sidebar', 'The menu “sidebar” has no entry “dragons”'],
    ['harbour', 'table', 'startups.gone', 'The product has no table “startups.gone”'],
    ['harbour', 'form', 'startup', '“name” can’t be hidden: it is required, or other fields follow it'],
  ]);
  expect(found[5] && conflictText(found[5])).toBe(
    'harbour: menu sidebar: The menu “sidebar” has no entry “dragons”\n' +
      '  → Arrange it anew under /admin/configuration/menus?menu=sidebar, or keep what it names in the spec.',
  );
});

it('reads a database from before automations could be switched off, too', async () => {
  await server.database.withSchemaLock((tx) => sql`drop table automation_setting`.execute(tx));
  const kinds = (await overlayConflicts(server.database)).map(({ kind }) => kind);
  expect(kinds).toContain('menu');
  expect(kinds).not.toContain('automation');
});
