import { schemas } from '../../language/schemas.ts';
import type { CodeNames } from '../../model/CodeNames.ts';
import type { Model } from '../../model/Model.ts';
import type { EmittedFiles } from '../EmittedFiles.ts';
import { fieldDefinitions, withFieldsOfEntities } from './fieldNames.ts';
import { type KnownIds, knownIds } from './knownIds.ts';

/**
 * JSON Schemas for the editor (`yaml.schemas` in `.vscode/settings.json`), made anew from the spec as it is, so that
 * what it names is completed while it is typed, and typos are red. Every right file of the spec is right by them.
 */
export function emitEditorSchemas(model: Model, code: CodeNames | undefined): EmittedFiles {
  const known = knownIds(model, code);
  return new Map(
    Object.entries(schemas).map(([kind, schema]) => {
      const named = withIds(schema, known);
      const definitions = kind === 'forms' || kind === 'screens' ? { $defs: fieldDefinitions(model) } : {};
      const whole = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        ...definitions,
        ...(withFieldsOfEntities(kind, named, model) as object),
      };
      return [`.vscode/spec/${kind}.schema.json`, `${JSON.stringify(whole)}\n`];
    }),
  );
}

/** Puts the ids there are where the language says what a text names (`ids`), and what holds without a key where the editor shows what it means. */
function withIds(schema: unknown, known: KnownIds): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withIds(item, known));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { ids, minLength, otherwise, ...rest } = schema as Readonly<Record<string, unknown>>;
  const said = otherwise === undefined ? rest : { ...rest, description: `${rest.description} Left out: ${otherwise}.` };
  const entries = Object.entries(said).map(([key, value]) => [key, withIds(value, known)]);
  const mapped = Object.fromEntries(entries) as Record<string, unknown>;
  const offered = typeof ids === 'string' ? known[ids] : undefined;
  if (offered !== undefined) return { ...mapped, ...offered };
  return minLength === undefined ? mapped : { ...mapped, minLength };
}
