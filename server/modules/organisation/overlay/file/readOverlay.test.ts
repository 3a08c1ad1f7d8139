import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overlayAsYaml } from '#domain/overlay/overlayAsYaml.ts';
import type { OwnRole } from '#domain/overlay/overlayChanges.ts';
import type { EntityServer } from '#server/testing/entityServer.ts';
import { startOrganisation } from '../../testing/startOrganisation.ts';
import { readOverlay } from './readOverlay.ts';

let server: EntityServer;
const menu = { kind: 'menu', name: 'sidebar', order: ['tasks'], hidden: [] } as const;

beforeAll(async () => {
  server = await startOrganisation({ arrangements: [menu] });
}, 60_000);
afterAll(() => server.close());

const read = async (text: string, by = 'admin') => {
  const answer = await server.ask(
    by,
    `query ($text: String!) { readOverlay(text: $text) {
      problems { line message } changes { kind place language before after } ownWords arrangements automationsOff roles { name types grants } } }`,
    { text },
  );
  return Object(answer.data?.readOverlay ?? answer.errors);
};

const overlay = {
  words: [{ key: 'role.Mentor', language: 'en', text: 'Sparring "partner"' }],
  arrangements: [
    menu,
    {
      kind: 'form',
      name: 'startup',
      order: ['name'],
      hidden: [],
      help: { city: { en: 'Here: so' } },
      defaults: { stage: 'idea' },
    },
  ],
  automationsOff: ['askForMetrics'],
  roles: [{ name: 'Advisor "plus"', types: ['Mentor'], grants: { 'METRICS/EDIT:VIEW': 'NONE' } }],
} as const;

it('reads what it has written, and says what that would change', async () => {
  const { kind: _, name: __, ...form } = overlay.arrangements[1];
  expect(await read(overlayAsYaml(overlay))).toEqual({
    problems: [],
    changes: [
      { kind: 'word', place: 'role.Mentor', language: 'en', before: null, after: { text: 'Sparring "partner"' } },
      { kind: 'form', place: 'startup', language: null, before: null, after: form },
      { kind: 'automation', place: 'askForMetrics', language: null, before: null, after: { isOn: false } },
      {
        kind: 'role',
        place: 'Advisor "plus"',
        language: null,
        before: null,
        after: { types: ['Mentor'], grants: { 'METRICS/EDIT:VIEW': 'NONE' } },
      },
    ],
    ownWords: overlay.words,
    arrangements: overlay.arrangements,
    automationsOff: ['askForMetrics'],
    roles: overlay.roles,
  });
  expect((await read('{}')).changes, 'puts back what the file lacks').toEqual([
    { kind: 'menu', place: 'sidebar', language: null, before: { order: ['tasks'], hidden: [] }, after: null },
  ]);
});

it('reads what a role may do that everybody has, whatever the plan, and refuses it another base', async () => {
  const context = await server.contextOf('admin');
  const switches = { ...context.tenant.features.switches, customRoles: false };
  const without = { ...context, tenant: { ...context.tenant, features: { ...context.tenant.features, switches } } };
  const { rows } = await server.database.withTenant('t1', (tx) =>
    sql<{ name: string }>`select name from role where type = '{Mentor}'`.execute(tx),
  );
  const mentor = { name: rows[0]?.name ?? '', types: ['Mentor'], grants: { 'METRICS/EDIT:VIEW': 'NONE' } } as const;
  const fileOf = (...roles: readonly OwnRole[]) => overlayAsYaml({ words: [], arrangements: [menu], roles });
  const { problems, changes } = await readOverlay(without, fileOf(mentor));
  const { name, types, grants } = mentor;
  expect({ problems, changes }).toEqual({
    problems: [],
    changes: [{ kind: 'role', place: name, language: null, before: { types, grants: {} }, after: { types, grants } }],
  });
  const advisor = { ...mentor, name: 'Advisor' };
  expect((await readOverlay(without, fileOf(advisor))).problems, 'a role of its own').toHaveLength(1);
  expect((await read(fileOf({ ...mentor, types: ['Evaluator'] }))).problems).toMatchObject([
    { message: 'What a role is based on can not be changed' },
  ]);
});

it('offers no change of an automation that the product has no more', async () => {
  await server.database.withTenant('t1', (tx) =>
    sql`insert into automation_setting (tenant_id, id, automation, is_off) values ('t1', 'gone', 'askForDragons', true)`.execute(
      tx,
    ),
  );
  const text = overlayAsYaml({ words: [], arrangements: [menu], automationsOff: [] });
  expect((await read(text)).changes).toEqual([]);
});

it('says all that is wrong with a file, line by line, and what would widen', async () => {
  const text = `words:
  en:
    role.Dragon: Dragon
    role.Mentor: [1]
  tlh:
    role.Mentor: x
menus:
  sidebar:
    order: [tasks, dragons]
    shown: [everything]
tables: {}
forms:
  startup:
    hidden:
      - city
      - name
    defaults:
      country: Kenya
      program: p1
roles:
  Advisor:
    types: [Mentor, Dragon]
    grants:
      USER/DRAGONS:RIDE: ALL
      METRICS/EDIT:VIEW: SOME
    people: [ada]
dragons: {}
automations:
  askForHosts: maybe
  askForDragons: false
`;
  const { problems } = await read(text);
  expect(problems).toEqual([
    { line: 3, message: 'The product has no text “role.Dragon”' },
    { line: 4, message: '“role.Mentor” has no place here. Expected: text' },
    { line: 5, message: 'The product has no language “tlh”' },
    { line: 9, message: 'The menu “sidebar” has no entry “dragons”' },
    { line: 10, message: '“shown” has no place here. Expected: order, hidden' },
    { line: 16, message: '“name” can’t be hidden: it is required, or other fields follow it' },
    { line: 19, message: 'The field “program” takes no value to begin with' },
    { line: 22, message: expect.stringMatching(/^“Mentor,Dragon” has no place here. Expected: .*Mentor/) },
    { line: 24, message: 'The product has no permission “USER/DRAGONS:RIDE”' },
    { line: 25, message: '“SOME” has no place here. Expected: ALL, ASSIGNED, NONE' },
    { line: 26, message: '“people” has no place here. Expected: types, grants' },
    { line: 27, message: '“dragons” has no place here. Expected: words, menus, tables, forms, automations, roles' },
    { line: 29, message: '“maybe” has no place here. Expected: true, false' },
    { line: 30, message: expect.stringMatching(/^“askForDragons” has no place here. Expected: .*askForMetrics/) },
  ]);
});

it('says where a file is no YAML, and is for those who run the organisation', async () => {
  const { problems, changes } = await read('menus:\n  sidebar: [tasks\n');
  expect(problems[0]).toMatchObject({ line: 3, message: expect.stringMatching(/^This is no YAML: /) });
  expect(changes).toEqual([]);
  expect(JSON.stringify(await read('{}', 'mentor'))).toContain('ForbiddenError');
});
