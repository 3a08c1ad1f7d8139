import { describe, expect, it } from 'vitest';
import type { FieldMeta } from '#domain/model/entity.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { validateValues } from './validateValues.ts';

const faultsOf = (entity: string, values: Record<string, unknown>) =>
  validateValues(specCatalog.get(entity), values, new Set(Object.keys(values)), (field) => `input.${field}`);

describe('what a record may hold', () => {
  it('is limited by the field type where the field says nothing', () => {
    expect(faultsOf('User', { phone: '1'.repeat(41) })).toMatchObject([
      { path: 'input.phone', reason: 'maxLength', values: { max: 40 } },
    ]);
    expect(faultsOf('CoachingSession', { expectedDuration: 46 })).toMatchObject([{ reason: 'invalidField' }]);
    expect(faultsOf('RecurringAvailability', { startTime: '25:00' })).toMatchObject([{ reason: 'invalidField' }]);
    expect(faultsOf('Tag', { color: 'red' })).toMatchObject([{ path: 'input.color', reason: 'invalidField' }]);
  });

  it('is what the field itself allows, in parts of objects too', () => {
    expect(faultsOf('Startup', { name: 'x'.repeat(121), tagline: 'y'.repeat(160) })).toEqual([
      { path: 'input.name', reason: 'maxLength', values: { field: { spec: 'Startup.name' }, max: 120 } },
    ]);
    const colour = faultsOf('Incubator', { incubatorCustomLoginTextAndLink: { buttonTextColor: 'black' } });
    expect(colour).toMatchObject([
      { path: 'input.incubatorCustomLoginTextAndLink.buttonTextColor', reason: 'invalidField' },
    ]);
  });

  it('counts characters as people do', () => {
    expect(faultsOf('Startup', { name: '🚀'.repeat(120) })).toEqual([]);
  });

  it('may be empty unless it is required', () => {
    expect(faultsOf('Startup', { name: '  ', tagline: '' })).toMatchObject([
      { path: 'input.name', reason: 'required' },
    ]);
  });
});

describe('whoever writes', () => {
  const chosen = specCatalog
    .all()
    .flatMap((model) => fieldsOf(model, ({ type }) => type === 'enum' || type === 'enumList'));

  it.each(chosen)('$entity.$name holds values of its enumeration alone', ({ entity, name, field }) => {
    const value = field.type === 'enum' ? 'made up' : ['made up'];
    expect(faultsOf(entity, { [name]: value })).toMatchObject([{ reason: 'invalidField' }]);
  });

  const written = specCatalog
    .all()
    .flatMap((model) => fieldsOf(model, (field) => isText(field) && !field.readonly && !field.hidden));

  it.each(written)('$entity.$name holds no text without end', ({ entity, name }) => {
    const reasons = faultsOf(entity, { [name]: 'x'.repeat(1_000_001) }).map(({ reason }) => reason);
    expect(['maxLength', 'invalidField', 'email', 'url']).toContain(reasons[0]);
  });
});

interface Named {
  readonly entity: string;
  readonly name: string;
  readonly field: FieldMeta;
}

function fieldsOf(model: EntityModel, isMeant: (field: FieldMeta) => boolean): Named[] {
  return model.stored.filter(isMeant).map((field) => ({ entity: model.name, name: field.name, field }));
}

function isText({ type }: FieldMeta): boolean {
  return type === 'text' || type === 'longText' || type === 'email' || type === 'url';
}
