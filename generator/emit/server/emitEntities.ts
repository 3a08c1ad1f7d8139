import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal, propertyName, union } from '../EmittedFiles.ts';

/** `entities.gen.ts` (what the server reads and writes) and `tables.gen.ts` (Kysely's types). */
export function emitEntities(model: Model): EmittedFiles {
  const names = union(model.entities.map((entity) => entity.name));
  const records = Object.fromEntries(model.entities.map((entity) => [entity.name, entity]));
  return new Map([
    [
      'server/generated/entities.gen.ts',
      `${generatedNotice('spec/entities')}import type { EntityMeta } from '#domain/model/entity.ts';\n\n` +
        `export type EntityName = ${names};\n\nexport const entities: Readonly<Record<EntityName, EntityMeta>> = ${literal(records)};\n`,
    ],
    ['server/generated/tables.gen.ts', emitTables(model)],
  ]);
}

function emitTables(model: Model): string {
  const tables = model.entities.map(
    (entity) => `export interface ${entity.name}Table {\n${tableColumns(entity).join('')}}\n`,
  );
  const index = model.entities.map((entity) => `  ${propertyName(entity.table)}: ${entity.name}Table;\n`).join('');
  return `${generatedNotice('spec/entities')}\n${tables.join('\n')}\nexport interface EntityTables {\n${index}}\n`;
}

function tableColumns(entity: EntityMeta): string[] {
  const own = entity.fields.flatMap((field) =>
    field.column ? [`  ${field.column}: ${columnType(field)}${field.required ? '' : ' | null'};\n`] : [],
  );
  return ['  tenant_id: string;\n', '  id: string;\n', '  version: number;\n', ...own];
}

function columnType(field: FieldMeta): string {
  switch (field.type) {
    case 'int':
    case 'float':
    case 'money':
      return 'number';
    case 'bool':
      return 'boolean';
    case 'date':
    case 'dateTime':
      return 'Date | string';
    case 'refs':
    case 'enumList':
    case 'textList':
      return 'string[]';
    case 'json':
    case 'richText':
    case 'object':
    case 'objectList':
    case 'labels':
    case 'richTexts':
      return 'unknown';
    default:
      return 'string';
  }
}
