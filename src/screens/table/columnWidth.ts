import type { ColumnMeta } from '#domain/model/ui.ts';

/** Width a column asks for, by what it holds; the table hands out what is left over. */
export function columnWidth({
  type,
  format,
  list,
  link,
}: Pick<ColumnMeta, 'type' | 'format' | 'list' | 'link'>): number {
  if (link || format === 'avatar') return 210;
  if (list) return 180;
  if (format === 'status') return 150;
  if (format === 'date-time') return 190;
  if (type === 'bool' || type === 'int') return 100;
  if (type === 'email' || type === 'url') return 190;
  return 140;
}

/** Numbers stand at the end of their column, so that their digits line up. */
export function isNumeric({ type }: Pick<ColumnMeta, 'type'>): boolean {
  return type === 'int' || type === 'float' || type === 'money';
}
