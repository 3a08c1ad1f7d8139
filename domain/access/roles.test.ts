import { describe, expect, it } from 'vitest';
import type { Principal } from '#domain/model/access.ts';
import { hasPermission, permissionReach } from './hasPermission.ts';
import { roleLabel, userCategory } from './roleLabel.ts';

const labels = { Cofounder: 'Co/Founder', AdminCoach: 'Admin & Coach' };

describe('roleLabel', () => {
  it('shows the display label, and the product name for the system', () => {
    expect(roleLabel({ role: { type: ['AdminCoach'], label: 'AdminCoach' }, labels, productName: 'Cohort' })).toBe(
      'Admin & Coach',
    );
    expect(roleLabel({ role: { type: ['Coach'], label: 'Venture lead' }, labels, productName: 'Cohort' })).toBe(
      'Venture lead',
    );
    expect(roleLabel({ role: { type: ['System'] }, labels, productName: 'Cohort' })).toBe('Cohort');
  });

  it('calls a cofounder without label a Founder only in a startup of one person', () => {
    const role = { type: ['Cofounder'], label: null };
    expect(roleLabel({ role, labels, productName: 'Cohort', startupSizes: [1] })).toBe('Founder');
    expect(roleLabel({ role, labels, productName: 'Cohort', startupSizes: [2] })).toBe('Unknown');
    expect(roleLabel({ role: null, labels, productName: 'Cohort' })).toBe('Unknown');
  });
});

describe('userCategory', () => {
  const groups = { employee: ['Admin', 'Staff'], network: ['Mentor', 'Evaluator'] };
  it.each([
    [['Admin'], 'employee'],
    [['Mentor'], 'network'],
    [['Evaluator'], 'evaluator'],
    [['Applicant'], 'other'],
  ])('puts %s into %s', (types, category) => {
    expect(userCategory(types, groups)).toBe(category);
  });
});

describe('hasPermission', () => {
  const principal: Principal = {
    id: 'u1',
    tenantId: 't',
    roleTypes: ['Mentor'],
    startupIds: [],
    assignedStartupIds: ['s1'],
    programIds: [],
    grants: { 'TASK/TASK:DELETE': ['ASSIGNED'], 'EVENT:EDIT': ['ALL'] },
  };
  const assigned = { startup: { in: '$user.assignedStartups' } } as const;

  it('reaches only assigned records with an ASSIGNED grant', () => {
    expect(hasPermission(principal, 'TASK/TASK:DELETE')).toBe(true);
    expect(hasPermission(principal, 'TASK/TASK:DELETE', { row: { startup: 's1' }, assigned })).toBe(true);
    expect(hasPermission(principal, 'TASK/TASK:DELETE', { row: { startup: 's2' }, assigned })).toBe(false);
    expect(hasPermission(principal, 'EVENT:EDIT', { row: { startup: 's2' }, assigned })).toBe(true);
    expect(hasPermission(principal, 'EVENT:DELETE')).toBe(false);
    expect(hasPermission(null, 'EVENT:EDIT')).toBe(false);
  });

  it('says whether a grant is for all or for assigned records', () => {
    expect(permissionReach(principal, 'TASK/TASK:DELETE')).toEqual({
      permission: 'TASK/TASK:DELETE',
      permissionCriteriaIsAll: false,
      permissionCriteriaIsAssigned: true,
    });
    expect(permissionReach(principal, 'EVENT:EDIT').permissionCriteriaIsAll).toBe(true);
  });
});
