import type { FormFieldMeta, FormMeta } from '#domain/model/forms.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice } from '../EmittedFiles.ts';

/**
 * Forms that a page of their own draws (`drawnBy:`): names, labels and limits as constants, in the order of the spec.
 * Their names are a type, so that a page that draws one field too few or too many does not compile.
 */
export function emitDrawnForms(model: Model): EmittedFiles {
  return new Map(
    model.drawnForms.map((form) => [
      `src/generated/drawnForms/${form.id}.gen.ts`,
      `${generatedNotice('spec/forms')}\nimport type { FromSchema } from 'json-schema-to-ts';\n\nexport const fields = ${fieldsOf(form)} as const;\n\n` +
        `export type FieldName = (typeof fields)[number]['name'];\n\n/** What is sent with it. */\nexport type SubmittedValues = FromSchema<${JSON.stringify(form.schema)}>;\n\n` +
        `export const submitKey = '${form.submitKey}';\n`,
    ]),
  );
}

function fieldsOf({ fields, schema }: FormMeta): string {
  const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, object>> };
  return JSON.stringify(
    fields.map((field) => partsOf(field, properties[field.name] ?? {})),
    null,
    1,
  );
}

function partsOf({ name, labelKey, helpKey, required, input, options }: FormFieldMeta, shape: object): object {
  const { maxLength = options?.max, minimum, maximum } = shape as Readonly<Record<string, unknown>>;
  return { name, labelKey, helpKey, required, input, maxLength, minimum, maximum };
}
