import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FormValidator } from '#domain/forms/FormValidator.ts';
import { formats } from '#domain/forms/keptFormats.ts';
import type { EntityMeta } from '#domain/model/entity.ts';
import { recordSchema } from '#domain/model/recordSchema.ts';

/** Validators of entities that no spec declares, as the generator makes them: by type and limits alone. */
export function validatorsOf(entities: Readonly<Record<string, EntityMeta>>): Record<string, FormValidator> {
  const compiler = new Ajv2020({ allErrors: true, strict: false, formats });
  const known = { entered: () => undefined, values: () => [] };
  return Object.fromEntries(
    Object.values(entities).map(({ name, fields }) => [
      name,
      compiler.compile(recordSchema(fields, known)) as FormValidator,
    ]),
  );
}
