import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildAbility } from '#domain/access/buildAbility.ts';
import { entityRules } from '#src/generated/access.gen.ts';
import { mayEditRow } from '../mayEditRow.ts';

/** Kept for rules alone and withheld from the API: there the server says it. */
const withheld = ['coachIds', 'managerIds'];

const folder = fileURLToPath(new URL('../../generated/screens/', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.gen.ts'));

/** Fields that the rule for a change of an entity asks of the row itself. */
function askedFields(entity: string): readonly string[] {
  const rules: Readonly<Record<string, { access: { update?: readonly { where?: unknown; assigned?: unknown }[] } }>> =
    entityRules;
  return [
    ...new Set(
      (rules[entity]?.access.update ?? []).flatMap(({ where, assigned }) => [
        ...fieldsOf(where),
        ...fieldsOf(assigned),
      ]),
    ),
  ];
}

function fieldsOf(condition: unknown): string[] {
  if (typeof condition !== 'object' || condition === null) return [];
  if (Array.isArray(condition)) return condition.flatMap(fieldsOf);
  return Object.entries(condition).flatMap(([key, value]) =>
    ['and', 'or', 'not', 'all', 'any'].includes(key) ? fieldsOf(value) : [key],
  );
}

describe('lists that offer to change a record', () => {
  const screens = files.flatMap((file) => {
    const text = readFileSync(`${folder}${file}`, 'utf8');
    const entity = /"?entity"?: "(\w+)"/.exec(text)?.[1];
    const list = /listDocument = "(.*)"/.exec(text)?.[1];
    return entity && list && /"?editForm"?: "/.test(text) ? [{ file, entity, list }] : [];
  });

  it('are many', () => expect(screens.length).toBeGreaterThan(5));

  it.each(screens)('$file reads what its rule asks of a row', ({ entity, list }) => {
    const missing = askedFields(entity).filter(
      (field) => !withheld.includes(field) && !new RegExp(`[{ ]${field}[ }]`).test(list.slice(list.indexOf('results'))),
    );
    expect(missing).toEqual([]);
  });
});

it('offers a mentor to change a session of their own, and no other', () => {
  const principal = {
    id: 'm1',
    tenantId: 't1',
    roleTypes: ['Coach'],
    startupIds: [],
    assignedStartupIds: ['s1'],
    programIds: [],
    grants: {},
  };
  const rules = Object.entries(entityRules).map(([name, { access }]) => ({ name, access, fields: [] }));
  const ability = buildAbility({ principal, rules });
  const session = (coach: string) => ({ _id: 'x', version: 1, coachs: [{ _id: coach }], program: null });
  expect(mayEditRow(ability, 'CoachingSession', session('m1'))).toBe(true);
  expect(mayEditRow(ability, 'CoachingSession', session('m2'))).toBe(false);
});
