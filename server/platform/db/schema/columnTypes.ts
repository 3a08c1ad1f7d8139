import type { FieldMeta } from '#domain/model/entity.ts';

/** The PostgreSQL type of a field's column; null when the field has none. */
export function columnType(field: FieldMeta): string | null {
  switch (field.type) {
    case 'many':
    case 'computed':
      return null;
    case 'int':
      return 'integer';
    case 'float':
      return 'double precision';
    case 'money':
      return 'numeric(18, 2)';
    case 'bool':
      return 'boolean';
    case 'date':
      return 'date';
    case 'dateTime':
      return 'timestamptz';
    case 'enumList':
    case 'textList':
    case 'refs':
      return 'text[]';
    case 'labels':
    case 'richTexts':
    case 'json':
    case 'richText':
    case 'object':
    case 'objectList':
      return 'jsonb';
    default:
      return 'text';
  }
}

/** Lists are never null: an absent list is the empty one. */
export function isListColumn(field: FieldMeta): boolean {
  return field.type === 'enumList' || field.type === 'textList' || field.type === 'refs';
}

/** SQL literal of the field's default; null when it has none. */
export function columnDefault(field: FieldMeta): string | null {
  const value = field.default;
  if (value === undefined || value === null) return isListColumn(field) ? `'{}'` : null;
  const type = columnType(field);
  if (type === 'jsonb') return `${quote(JSON.stringify(value))}::jsonb`;
  if (Array.isArray(value)) return `array[${value.map((item) => quote(String(item))).join(', ')}]::text[]`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return quote(String(value));
}

/** An SQL string literal. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
