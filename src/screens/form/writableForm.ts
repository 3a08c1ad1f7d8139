import type { AppAbility } from '#domain/access/buildAbility.ts';
import { withoutFields } from '#domain/arrangement/withoutFields.ts';
import type { FormMeta } from '#domain/model/forms.ts';
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
  return withoutFields(
    form,
    closed.map(({ name }) => name),
  );
}
