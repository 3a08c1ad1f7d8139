import { describe, expect, it } from 'vitest';
import { buildAbility } from '#domain/access/buildAbility.ts';
import type { RecordActionMeta } from '#domain/model/screens.ts';
import { recordsFor } from './recordsFor.ts';

const reach: RecordActionMeta = {
  id: 'reach',
  labelKey: 'x',
  when: { status: { in: ['planned', 'inProgress'] } },
  set: { status: 'reached' },
};
const reader = { ability: buildAbility({ principal: null, rules: [] }), entity: 'Milestone', principal: null };
const may = { update: true, delete: false, readonly: [] as string[] };

describe('an action', () => {
  it('is offered with the records whose condition holds', () => {
    const records = [
      { _id: 'm1', status: 'planned', may },
      { _id: 'm2', status: 'reached', may },
    ];
    expect(recordsFor(reach, records, reader).map(({ _id }) => _id)).toEqual(['m1']);
  });

  it('is not offered where the record, or a field that it sets, may not be changed', () => {
    const records = [
      { _id: 'm1', status: 'planned', may: { ...may, update: false } },
      { _id: 'm2', status: 'planned', may: { ...may, readonly: ['status'] } },
    ];
    expect(recordsFor(reach, records, reader)).toEqual([]);
  });
});
