import { describe, expect, it } from 'vitest';
import type { AccessRule, Principal } from '#domain/model/access.ts';
import { buildAbility, type EntityAccess, rowOf } from './buildAbility.ts';

const source = 'spec/entities/Task.yaml:1';

const mentor: Principal = {
  id: 'u1',
  tenantId: 't1',
  roleTypes: ['Mentor'],
  startupIds: [],
  assignedStartupIds: ['s1', 's2'],
  programIds: [],
  grants: { 'METRICS/EDIT:VIEW': ['ASSIGNED'], 'TAGS:EDIT': ['ALL'], 'ARTICLES:EDIT': ['ASSIGNED'] },
};

function entity(read: readonly AccessRule[], fields: EntityAccess['fields'] = []): EntityAccess {
  return { name: 'Startup', access: { read, create: [], update: [], delete: [] }, fields };
}

function canRead(rules: EntityAccess, row: Record<string, unknown>, field?: string): boolean {
  return buildAbility({ principal: mentor, rules: [rules] }).can('read', rowOf('Startup', row), field);
}

describe('buildAbility', () => {
  it('denies what no rule allows', () => {
    expect(canRead(entity([]), { id: 's1' })).toBe(false);
    expect(canRead(entity([{ roles: ['Admin'], source }]), { id: 's1' })).toBe(false);
  });

  it('denies a visitor everything', () => {
    const ability = buildAbility({ principal: null, rules: [entity([{ source }])] });
    expect(ability.can('read', 'Startup')).toBe(false);
  });

  it('joins rules with OR and resolves user references', () => {
    const rules = entity([
      { roles: ['Mentor'], where: { id: { in: '$user.assignedStartups' } }, source },
      { roles: ['Mentor'], where: { createdBy: '$user.id' }, source },
    ]);
    expect(canRead(rules, { id: 's2' })).toBe(true);
    expect(canRead(rules, { id: 's9', createdBy: 'u1' })).toBe(true);
    expect(canRead(rules, { id: 's9', createdBy: { _id: 'u1' } })).toBe(true);
    expect(canRead(rules, { id: 's9', createdBy: 'u2' })).toBe(false);
  });

  it('lets a permission decide alone, whatever the roles say', () => {
    expect(canRead(entity([{ roles: ['Admin'], permission: 'TAGS:EDIT', source }]), {})).toBe(true);
    expect(canRead(entity([{ roles: ['Mentor'], permission: 'TAGS:DELETE', source }]), {})).toBe(false);
  });

  it('adds the assigned condition when the grant reaches only assigned records', () => {
    const rules = entity([
      { permission: 'METRICS/EDIT:VIEW', assigned: { id: { in: '$user.assignedStartups' } }, source },
    ]);
    expect(canRead(rules, { id: 's1' })).toBe(true);
    expect(canRead(rules, { id: 's9' })).toBe(false);
  });

  it('allows nothing by an assigned grant where "assigned" has no meaning', () => {
    expect(canRead(entity([{ permission: 'ARTICLES:EDIT', source }]), { id: 's1' })).toBe(false);
  });

  it('asks a field with rules of its own for both, the record and the field', () => {
    const rules = entity(
      [{ roles: ['Mentor'], where: { status: 'Active' }, source }],
      [
        { name: 'name' },
        { name: 'mrr', read: [{ roles: ['Mentor'], where: { id: { in: '$user.assignedStartups' } }, source }] },
        { name: 'taxId', read: [{ roles: ['Admin'], source }] },
      ],
    );
    expect(canRead(rules, { id: 's1', status: 'Active' }, 'name')).toBe(true);
    expect(canRead(rules, { id: 's1', status: 'Active' }, 'mrr')).toBe(true);
    expect(canRead(rules, { id: 's9', status: 'Active' }, 'mrr')).toBe(false);
    expect(canRead(rules, { id: 's1', status: 'Archived' }, 'mrr')).toBe(false);
    expect(canRead(rules, { id: 's1', status: 'Active' }, 'taxId')).toBe(false);
  });

  it('treats a comparison with nothing as false, and its negation as true', () => {
    expect(canRead(entity([{ where: { score: { gt: 3 } }, source }]), { score: null })).toBe(false);
    expect(canRead(entity([{ where: { not: { score: { gt: 3 } } }, source }]), { score: null })).toBe(true);
    expect(canRead(entity([{ where: { status: { ne: 'A' } }, source }]), { status: null })).toBe(true);
    expect(canRead(entity([{ where: { status: { nin: ['A'] } }, source }]), {})).toBe(true);
  });

  it('reads eq and in of a list as containing', () => {
    const rules = entity([{ where: { assigneeIds: '$user.id' }, source }]);
    expect(canRead(rules, { assigneeIds: ['u2', 'u1'] })).toBe(true);
    expect(canRead(rules, { assigneeIds: ['u2'] })).toBe(false);
    expect(canRead(rules, { assigneeIds: null })).toBe(false);
  });

  it('asks for the switch of a rule, or for its being off', () => {
    const off: Principal = { ...mentor, featuresOff: ['course'] };
    const read = (principal: Principal, rule: AccessRule) =>
      buildAbility({ principal, rules: [entity([rule])] }).can('read', rowOf('Startup', {}));
    expect([read(mentor, { feature: 'course', source }), read(off, { feature: 'course', source })]).toEqual([
      true,
      false,
    ]);
    expect([read(mentor, { unless: 'course', source }), read(off, { unless: 'course', source })]).toEqual([
      false,
      true,
    ]);
    expect(read(off, { permission: 'TAGS:EDIT', feature: 'course', source })).toBe(false);
  });

  it('refuses an operator it does not know instead of ignoring it', () => {
    const broken = { status: { like: 'A%' } } as unknown as AccessRule['where'];
    expect(() => canRead(entity([{ where: broken ?? {}, source }]), {})).toThrow("unknown operator 'like'");
  });
});
