import type { AppAbility } from '#domain/access/buildAbility.ts';
import { withoutFields } from '#domain/arrangement/withoutFields.ts';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import { closedTo } from '../deciding/decisionActions.ts';
import { mayChangeField } from '../recordRights.ts';
import type { RecordData } from '../screenModules.ts';

/**
 * The form without the fields that the reader may not write: the server would refuse them. Its compiled validator
 * still asks for required ones, so those stay with the value the record has.
 */
export function writableForm(form: FormMeta, ability: AppAbility, record: RecordData | null): FormMeta {
  const { entity } = form;
  if (!entity) return form;
  const mayWrite = (field: string): boolean =>
    record === null ? ability.can('create', entity, field) : mayChangeField(ability, entity, record, field);
  const closed = form.fields.filter(({ name }) => !mayWrite(name.split('.')[0] ?? name));
  const names = closed.map(({ name }) => name);
  const writable = withoutFields(form, names);
  return record === null
    ? writable
    : { ...writable, fields: writable.fields.map((field) => openOf(field, entity, record)) };
}

/** The field with the choices that are open to this very record. */
function openOf(field: FormFieldMeta, entity: string, record: RecordData): FormFieldMeta {
  const without = closedTo(entity, field.name, record[field.name]);
  return without.length > 0 ? { ...field, without } : field;
}
