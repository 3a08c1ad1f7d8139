import type { Diagnostic } from '../../../diagnostics/Diagnostic.ts';
import { explainYaml } from '../../../load/explainYaml.ts';

/** SPEC010: texts that can not be read would be missing in their language. JSON is YAML, so the same parser finds the place. */
export function readableTranslations(broken: ReadonlyMap<string, string>): readonly Diagnostic[] {
  return [...broken].map(([file, text]): Diagnostic => {
    const [problem] = explainYaml(text);
    return {
      code: 'SPEC010',
      severity: 'error',
      place: { file, line: problem?.line ?? 1, column: problem?.column ?? 1, length: 1 },
      message: 'This is not valid JSON, here or just before.',
      fix: `Check the quotes, commas and brackets here, or take it back: git checkout ${file}`,
    };
  });
}
