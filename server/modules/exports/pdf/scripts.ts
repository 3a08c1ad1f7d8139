/** Whose letters a piece of text is made of; each has a font of its own. */
export type Script = 'latin' | 'arabic' | 'hebrew' | 'thai' | 'devanagari' | 'japanese' | 'chinese' | 'korean';

/** Whose font the signs are drawn with that Chinese and Japanese share. */
export type HanScript = Extract<Script, 'japanese' | 'chinese'>;

const arabic = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/;
const hebrew = /[\u0590-\u05ff\ufb1d-\ufb4f]/;
const thai = /[\u0e00-\u0e7f]/;
const devanagari = /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff]/;
const korean = /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff]/;
const japanese = /[\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;
const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The script of a letter; null for what is none, such as a space. */
export function scriptOf(character: string, ofHan: HanScript): Script | null {
  if (arabic.test(character)) return 'arabic';
  if (hebrew.test(character)) return 'hebrew';
  if (thai.test(character)) return 'thai';
  if (devanagari.test(character)) return 'devanagari';
  if (korean.test(character)) return 'korean';
  if (han.test(character)) return isJapanese(character) ? ofHan : 'chinese';
  if (japanese.test(character)) return ofHan;
  return /[\s\p{P}\p{S}]/u.test(character) ? null : 'latin';
}

/** A text with a sign that Japanese does not have is Chinese, unless it has some that only Japanese has. */
export function hanScriptOf(text: string): HanScript {
  if (kana.test(text)) return 'japanese';
  return [...text].some((character) => han.test(character) && !isJapanese(character)) ? 'chinese' : 'japanese';
}

let known: ReadonlySet<string> | undefined;

/** Whether the national standard of Japan (JIS X 0208) has the sign; the others are not in fonts for Japanese. */
function isJapanese(character: string): boolean {
  known ??= new Set(standardSigns());
  return known.has(character);
}

/** All that can be written in two bytes of the encoding that is made of the standard. */
function standardSigns(): string {
  const [first, last] = [0xa1, 0xfe];
  const lines = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return new TextDecoder('euc-jp').decode(
    Uint8Array.from(lines.flatMap((row) => lines.flatMap((cell) => [row, cell]))),
  );
}
