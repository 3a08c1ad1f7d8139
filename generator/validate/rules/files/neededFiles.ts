import type { Diagnostic } from '../../../diagnostics/Diagnostic.ts';
import type { SpecTexts } from '../../../load/loadSpec.ts';

/** Files that there is one of, with what the product is without them. */
const needed: Readonly<Record<string, string>> = {
  'spec/app.yaml': 'name, languages and constants',
  'spec/access/roles.yaml': 'roles',
  'spec/access/features.yaml': 'switches',
  'spec/access/operations.yaml': 'rules of the operations written by hand',
};

/** SPEC008: without one of these the build would be of another product. */
export function neededFiles(texts: SpecTexts): readonly Diagnostic[] {
  return Object.entries(needed).flatMap(([file, holds]): Diagnostic[] =>
    texts.has(file)
      ? []
      : [
          {
            code: 'SPEC008',
            severity: 'error',
            place: { file, line: 1, column: 1, length: 1 },
            message: `The file is not there: a spec without it has no ${holds}.`,
            fix: `Write it, or take it back: git checkout ${file}`,
          },
        ],
  );
}
