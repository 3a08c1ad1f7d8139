import type { FormMeta } from '#domain/model/forms.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { type FieldTypeId, fieldTypes } from '#src/generated/fieldTypes.gen.ts';
import { exampleAnswer } from './exampleServer.ts';

interface Shown {
  readonly value?: unknown;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
}

const ofChoices = new Set<string>(['select', 'multiSelect', 'checkboxes', 'radio']);
const ofRecords = new Set<string>(['record', 'records']);

/** A story of one type of field by itself, with a value that the spec shows it with. */
export function fieldStory(id: FieldTypeId, { value, isRequired = false, isReadOnly = false }: Shown) {
  return {
    parameters: {
      otherwise: (_: string, text: string, variables: object) => exampleAnswer(text, { ...variables }, 'full'),
    },
    render: () => (
      <RecordForm
        form={formOf(id, isRequired)}
        validate={() => true}
        initial={value === undefined || value === null ? {} : { [id]: value }}
        isSaving={false}
        isReadOnly={isReadOnly}
        failure={null}
        onSubmit={() => undefined}
      />
    ),
  };
}

function formOf(id: FieldTypeId, required: boolean): FormMeta {
  const { widget, mask, input, schema } = fieldTypes[id];
  const field = {
    name: id,
    labelKey: id,
    required,
    widget,
    ...(input && { input }),
    ...(ofChoices.has(widget) && { enum: 'BusinessModel' }),
    ...(ofRecords.has(widget) && { entity: 'Program' }),
    ...(mask && { options: { mask } }),
  };
  return {
    id: `field-${id}`,
    titleKey: id,
    fields: [field],
    schema: { type: 'object', properties: { [id]: schema } },
    submitKey: 'Save',
  };
}
