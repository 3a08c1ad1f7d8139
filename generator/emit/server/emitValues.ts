import type { EntityMeta } from '#domain/model/entity.ts';
import { recordSchema } from '#domain/model/recordSchema.ts';
import { rememberEach } from '../../incremental/remember.ts';
import type { Groups } from '../../incremental/watch.ts';
import { fieldTypeOfStored } from '../../model/buildForm.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice } from '../EmittedFiles.ts';
import { validatorCode, validatorTypes } from '../validatorCode.ts';

interface Known extends Groups {
  /** As JSON, so that what stays the same is the same. */
  readonly known: {
    readonly shapes: ReadonlyMap<string, string>;
    readonly values: ReadonlyMap<string, string>;
  };
}

const emitEachEntity = rememberEach(({ known }: Known, entity: EntityMeta) => {
  const schema = recordSchema(entity.fields, {
    // Limits are for what people enter; what the server sets it knows the size of.
    entered: (field) => {
      if (field.readonly || field.hidden) return undefined;
      return JSON.parse(known.shapes.get(fieldTypeOfStored(field) ?? '') ?? 'null') ?? undefined;
    },
    values: (enumeration) => JSON.parse(known.values.get(enumeration) ?? '[]'),
  });
  const path = `server/generated/values/${entity.name}`;
  return [
    [`${path}.gen.js`, validatorCode(schema, { spec: 'spec/entities', formats: 'keptFormats' })],
    [`${path}.gen.d.ts`, validatorTypes],
  ] as const;
});

/** `values/*.gen.js`: what each entity's records may hold, as Ajv's code; `values.gen.ts` has all of them by entity. */
export function emitValues(model: Model): EmittedFiles {
  const known = {
    shapes: new Map(model.fieldTypes.map(({ id, schema }) => [id, JSON.stringify(schema)])),
    values: new Map(model.enums.map(({ name, values }) => [name, JSON.stringify(values.map(({ value }) => value))])),
  };
  return new Map([
    ...emitEachEntity({ known }, model.entities).flat(),
    ['server/generated/values.gen.ts', indexOf(model.entities)],
  ]);
}

function indexOf(entities: readonly EntityMeta[]): string {
  const imports = entities.map(({ name }) => `import { validate as ${name} } from './values/${name}.gen.js';\n`);
  const names = entities.map(({ name }) => `  ${name},\n`);
  return (
    `${generatedNotice('spec/entities')}import type { FormValidator } from '#domain/forms/FormValidator.ts';\n${imports.join('')}\n` +
    `/** Says of a record's values whether they may be kept, by entity. */\nexport const validators: Readonly<Record<string, FormValidator>> = {\n${names.join('')}};\n`
  );
}
