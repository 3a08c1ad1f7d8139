import type { Diagnostic } from '../../../diagnostics/Diagnostic.ts';
import type { SpecTexts } from '../../../load/loadSpec.ts';

/** What reading puts in the place of bytes that are no UTF-8, and NUL, which other encodings are full of. */
const strange = /[\uFFFD\0]/;

/** SPEC007: a text in another encoding would be built as gibberish. */
export function plainText(texts: SpecTexts): readonly Diagnostic[] {
  return [...texts].flatMap(([file, text]): Diagnostic[] => {
    const at = text.search(strange);
    if (at < 0) return [];
    const before = text.slice(0, at).split('\n');
    return [
      {
        code: 'SPEC007',
        severity: 'error',
        place: { file, line: before.length, column: (before.at(-1) ?? '').length + 1, length: 1 },
        message: 'This sign is not text in UTF-8.',
        fix: 'Save the file as UTF-8, and write the sign anew.',
      },
    ];
  });
}
