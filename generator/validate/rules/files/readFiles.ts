import type { Diagnostic } from '../../../diagnostics/Diagnostic.ts';
import type { SpecTexts } from '../../../load/loadSpec.ts';

/** SPEC006: a file of YAML under another ending would be left out of the build without a word. */
export function readFiles(texts: SpecTexts): readonly Diagnostic[] {
  return [...texts.keys()].flatMap((file): Diagnostic[] =>
    file.endsWith('.yaml')
      ? []
      : [
          {
            code: 'SPEC006',
            severity: 'error',
            place: { file, line: 1, column: 1, length: 1 },
            message: 'Only files that end in .yaml are read.',
            fix: `Rename it to '${file.replace(/\.[^./]*$/, '')}.yaml'.`,
          },
        ],
  );
}
