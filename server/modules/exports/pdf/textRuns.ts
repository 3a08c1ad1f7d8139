import bidiFactory from 'bidi-js';
import { type HanScript, type Script, scriptOf } from './scripts.ts';

/** A piece of a line that is drawn at once. */
export interface TextRun {
  readonly text: string;
  readonly script: Script;
}

const bidi = bidiFactory();

/** Lines may be broken before and after these: they are written without spaces. */
const ideograph = '\\u2e80-\\u312f\\u3190-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef';
const breakable = new RegExp(`[${ideograph}]|[^\\s${ideograph}]+\\s*|\\s+`, 'gu');

/** Thai is written without spaces between its words. */
const thai = /[\u0e00-\u0e7f]/;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const joiner = /[\u200c\u200d]/;

export function isRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1;
}

/** The parts of a text between which a line may end. */
export function breakableParts(text: string): readonly string[] {
  const parts = text.match(breakable) ?? [];
  return parts.flatMap((part) => (thai.test(part) ? [...thaiWords.segment(part)].map(({ segment }) => segment) : part));
}

/** The smallest parts of a word that can be parted: letters with the marks above and below them. */
export const lettersOf = (word: string): readonly string[] => [...letters.segment(word)].map(({ segment }) => segment);

/** A line as it is drawn from left to right: in the order of its directions, in pieces of one script each. */
export function visualRuns(line: string, direction: 'ltr' | 'rtl', ofHan: HanScript = 'japanese'): readonly TextRun[] {
  if (line === '') return [];
  const levels = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const runs: { text: string; script: Script; level: number; isAlone: boolean }[] = [];
  let at = 0;
  for (const character of line) {
    const level = levels.levels[at] ?? 0;
    const last = runs.at(-1);
    // What only says how letters join belongs to them.
    const script = joiner.test(character) && last ? last.script : scriptOf(character, ofHan);
    const shown = mirrored.get(at) ?? character;
    // What is no letter is drawn by itself between words from right to left: no font turns it around.
    const isAlone = script === null && level % 2 === 1;
    if (!isAlone && last?.script === (script ?? 'latin') && last.level === level && !last.isAlone) last.text += shown;
    else runs.push({ text: shown, script: script ?? 'latin', level, isAlone });
    at += character.length;
  }
  return reordered(runs);
}

/** From the highest level down, whatever lies at it or above is turned around (rule L2 of the algorithm). */
function reordered<Run extends { readonly level: number }>(runs: readonly Run[]): readonly Run[] {
  const shown = [...runs];
  const highest = Math.max(0, ...shown.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < shown.length; start += 1) {
      let end = start;
      while ((shown[end]?.level ?? -1) >= level) end += 1;
      if (end - start > 1) shown.splice(start, end - start, ...shown.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return shown;
}
