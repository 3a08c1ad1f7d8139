import { LineCounter, parseDocument } from 'yaml';

export interface YamlProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** Every mistake of a text that is not valid YAML; empty when this parser finds none. */
export function explainYaml(text: string): YamlProblem[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: true });
  if (document.errors.length > 0) {
    return document.errors.map(({ message, pos }) => {
      const { line, col } = counter.linePos(pos[0]);
      return { message, line, column: col };
    });
  }
  return unresolved(document);
}

/** Aliases are followed only here: one that leads nowhere, or to ever more, shows now. */
function unresolved(document: ReturnType<typeof parseDocument>): YamlProblem[] {
  try {
    document.toJS();
    return [];
  } catch (error) {
    if (error instanceof ReferenceError) return [{ message: error.message, line: 1, column: 1 }];
    throw error;
  }
}
