import type { ColumnMeta } from '#domain/model/ui.ts';

type ShownColumn = Pick<ColumnMeta, 'type' | 'format' | 'list' | 'link'>;

/** Width a column asks for, by what it holds and what stands above it; the table hands out what is left over. */
export function columnWidth(column: ShownColumn, heading: string): number {
  return Math.max(widthOfValues(column), Math.min(headingWidth(heading), MAX_HEADING));
}

/** A heading that is longer is cut: it must not push the others out of sight. */
const MAX_HEADING = 220;
/** Of the cell, and of the arrow that shows the order. */
const HEADING_EXTRA = 46;

/** An estimate, in pixels: letters of Latin and Arabic are about half as wide as those of Chinese and Korean. */
function headingWidth(heading: string): number {
  const widths = [...heading].map((letter) => (letter > '\u{2E7F}' ? 13.5 : 7));
  return Math.ceil(widths.reduce((sum, width) => sum + width, HEADING_EXTRA));
}

function widthOfValues({ type, format, list, link }: ShownColumn): number {
  if (link || format === 'avatar') return 210;
  if (list) return 180;
  if (format === 'status') return 176;
  if (format === 'date-time') return 190;
  if (type === 'bool' || type === 'int') return 100;
  if (type === 'email' || type === 'url') return 190;
  return 140;
}

/** Numbers stand at the end of their column, so that their digits line up. */
export function isNumeric({ type }: Pick<ColumnMeta, 'type'>): boolean {
  return type === 'int' || type === 'float' || type === 'money';
}
