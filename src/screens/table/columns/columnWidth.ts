import type { ColumnMeta } from '#domain/model/screens.ts';

type ShownColumn = Pick<ColumnMeta, 'type' | 'format' | 'list' | 'link'>;

/**
 * Width a column asks for, by what stands in it and above it; the first one takes what is left over.
 *
 * @param texts of the first rows, as they are shown; values that are drawn one by one each on its own line
 */
export function columnWidth(column: ShownColumn, heading: string, texts: readonly string[] = []): number {
  return Math.max(widthOfValues(column, texts), Math.min(headingWidth(heading), MAX_HEADING));
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

/** A value that is longer than this is cut, so that one long text does not push the others out of sight. */
const MAX_VALUE = 320;
/** What a record is called can be read to its end before anything else. */
const MAX_NAME = 380;
const MIN_NAME = 220;
const MIN_VALUE = 72;
/** Nothing is known of an empty table's values. */
const WITHOUT_VALUES = 140;
/** The table's letters are a little narrower than the most they may take. */
const USUAL = 0.93;

function widthOfValues(column: ShownColumn, texts: readonly string[]): number {
  const isName = column.link !== undefined || column.format === 'avatar';
  if (texts.length === 0) return isName ? MIN_NAME : WITHOUT_VALUES;
  const widest = texts.reduce((width, text) => Math.max(width, valueWidth(column, text)), 0);
  const needed = Math.ceil(widest + PADDING);
  return isName ? within(needed, MIN_NAME, MAX_NAME) : within(needed, MIN_VALUE, MAX_VALUE);
}

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Frame of a pill with its dot, of one value among several, and a picture with its gap. */
const PILL = 30;
const VALUE = 16;
const PICTURE = 34;

function valueWidth({ type, format, list }: ShownColumn, text: string): number {
  const words = widestText(text) * USUAL;
  if (format === 'status') return words + PILL;
  if (format === 'avatar') return words + PICTURE;
  return list || type === 'textList' ? words + VALUE * text.split(SEPARATOR).length : words;
}

/** Between values that are drawn one by one. */
const SEPARATOR = /, |、|، /;

/** Numbers stand at the end of their column, so that their digits line up. */
export function isNumeric({ type }: Pick<ColumnMeta, 'type'>): boolean {
  return type === 'int' || type === 'float' || type === 'money';
}
