import { useMemo } from 'react';
import type { Arrangement } from '#domain/arrangement/arranged.ts';
import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import { FormFields } from '#src/forms/FormFields.tsx';
import type { FormValues } from '#src/forms/formValues.ts';
import { contextOf } from './contextOf.ts';
import { ownParts, withParts } from './ownParts.ts';

interface FieldPartsProps {
  readonly form: FormMeta;
  readonly field: FormFieldMeta;
  readonly mayBegin: boolean;
  readonly draft: Arrangement;
  readonly onChange: (next: Arrangement) => void;
}

/** What an organisation says beside a field, in each language, and what new records begin with: a small form of its own. */
export function FieldParts({ form, field, mayBegin, draft, onChange }: FieldPartsProps) {
  const asked = useMemo(() => formOfParts(form, field, mayBegin), [form, field, mayBegin]);
  const values = ownParts(draft, field);
  return (
    <FormFields
      context={contextOf(asked, values)}
      validate={accepted}
      values={values}
      onChange={(next: FormValues) => onChange(withParts(draft, field, next))}
    />
  );
}

/** The server says what is wrong with them, when they are saved. */
const accepted = () => true;

function formOfParts(form: FormMeta, field: FormFieldMeta, mayBegin: boolean): FormMeta {
  const { helpKey: _, groupKey: __, visibleWhen: ___, ...plain } = field;
  const help = {
    name: 'help',
    labelKey: 'organisation:arrange.help',
    helpKey: 'organisation:arrange.helpHint',
    required: false,
    widget: 'translatedLongText',
  };
  const begin = {
    ...plain,
    name: 'begin',
    labelKey: 'organisation:arrange.begin',
    helpKey: 'organisation:arrange.beginHint',
    required: false,
  };
  const properties = Object(form.schema.properties) as Readonly<Record<string, unknown>>;
  return {
    ...form,
    id: `arrange_${field.name}`,
    fields: mayBegin ? [help, begin] : [help],
    schema: {
      type: 'object',
      properties: { help: { type: 'array', items: {} }, ...(mayBegin && { begin: properties[field.name] }) },
    },
  };
}
