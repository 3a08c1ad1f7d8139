import { describe, expect, it } from 'vitest';
import { buildAbility } from '#domain/access/buildAbility.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import type { RecordData } from '../screenModules.ts';
import { writableForm } from './writableForm.ts';

const field = (name: string) => ({ name, labelKey: name, required: true, widget: 'text' });
const form: FormMeta = {
  id: 'user',
  titleKey: 'user',
  entity: 'User',
  fields: [field('firstName'), field('role')],
  schema: { type: 'object', properties: { firstName: {}, role: {} }, required: ['firstName', 'role'] },
  submitKey: 'save',
};
const principal = {
  id: 'u1',
  tenantId: 't',
  roleTypes: ['Cofounder'],
  startupIds: [],
  assignedStartupIds: [],
  programIds: [],
  grants: {},
};
const source = 'spec/entities/user.yaml:1';
const ability = buildAbility({
  principal,
  rules: [
    {
      name: 'User',
      access: { read: [], create: [], update: [{ where: { id: { eq: '$user.id' } }, source }], delete: [] },
      fields: [{ name: 'role', write: [{ roles: ['Admin'], source }] }],
    },
  ],
});

describe('writableForm', () => {
  it('shows of an own record the fields that one may write, and no others', () => {
    const shown = writableForm(form, ability, { _id: 'u1', id: 'u1' });
    expect(shown.fields.map(({ name }) => name)).toEqual(['firstName']);
    expect(shown.schema).toMatchObject({ properties: { firstName: {} }, required: ['firstName'] });
  });

  it('shows nothing of a record that one may not change', () => {
    expect(writableForm(form, ability, { _id: 'u2', id: 'u2' }).fields).toEqual([]);
  });

  it('offers no decision on an application that was not handed in', () => {
    const status = { ...field('status'), widget: 'select', enum: 'ApplicationStatus' };
    const edited = { ...form, entity: 'Application', fields: [status, field('country')] };
    const may = { update: true, readonly: [] };
    const withoutOf = (record: RecordData) =>
      writableForm(edited, ability, { ...record, may }).fields.map(({ without }) => without);
    expect(withoutOf({ _id: 'a1', status: 'draft' })).toEqual([['accepted', 'delay_rejected', 'rejected'], undefined]);
    expect(withoutOf({ _id: 'a1', status: 'under_review' })).toEqual([undefined, undefined]);
  });
});
