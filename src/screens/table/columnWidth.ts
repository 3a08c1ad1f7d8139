import type { ColumnMeta } from '#domain/model/ui.ts';

type ShownColumn = Pick<ColumnMeta, 'type' | 'format' | 'list' | 'link'>;

/** Width a column asks for, by what it holds and what stands above it; the table hands out what is left over. */
export function columnWidth(column: ShownColumn, heading: string): number {
  return Math.max(widthOfValues(column), Math.min(headingWidth(heading), MAX_HEADING));
}

/** A heading that is longer is cut: it must not push the others out of sight. */
const MAX_HEADING = 220;
const PADDING = 24;
const ARROW = 22;

function headingWidth(heading: string): number {
  return Math.ceil(widestText(heading) + PADDING + ARROW);
}

/**
 * Whether a value may be wider than its column. Only then its cell cuts it off: each cell that does is one part more for
 * the browser to clip, which a table that scrolls feels.
 *
 * @param width of the column, in pixels
 */
export function mayBeCut({ type, format, list }: ShownColumn, text: string, width: number): boolean {
  // A pill is cut short in itself.
  if (format === 'status') return false;
  const isDrawnOtherwise = list || type === 'textList' || format === 'avatar' || format === 'relative-time';
  return isDrawnOtherwise || widestText(text) + PADDING > width;
}

/** How many pixels a text takes at most in the letters of a table (13 px): an estimate, because measuring is slow. */
function widestText(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}

function letterWidth(letter: string): number {
  if (letter >= '\u{2300}') return 18;
  if (letter > '\u{24F}' || wide.test(letter)) return 13;
  return narrow.test(letter) ? 5.5 : 8.5;
}

const wide = /[\p{Lu}%&@mwæœ]/u;
const narrow = /[ilj.,:;'| !()-]/;

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
