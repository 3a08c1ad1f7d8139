import { type CompileInput, compile } from '#generator/compile.ts';
import type { Declaration } from './Declaration.ts';
import { failedRequirements } from './pinned.ts';

/** What tells somebody that a declaration has changed. */
export type Told =
  /** The compiler itself, with these codes. */
  | { readonly by: 'finding'; readonly codes: readonly string[] }
  /** A committed document is stale, and `npm test` says so. */
  | { readonly by: 'document'; readonly documents: readonly string[] }
  /** Tests of `tests/contract/requirements.test.ts`. */
  | { readonly by: 'test'; readonly tests: readonly string[] }
  /** Nobody: at most what is generated is another. */
  | { readonly by: 'nobody'; readonly files: readonly string[] };

/** Compiles changed specs and compares what comes out with the product's own. */
export class SpecWatch {
  readonly #project: CompileInput;
  readonly #files: ReadonlyMap<string, string>;

  constructor(project: CompileInput) {
    this.#project = project;
    const { files } = compile(project);
    if (!files) throw new Error('the spec does not compile');
    this.#files = files;
  }

  told({ file, changed }: Declaration): Told {
    const texts = new Map(this.#project.texts).set(file, changed());
    const { diagnostics, files, model } = compile({ ...this.#project, texts });
    if (diagnostics.length > 0) return { by: 'finding', codes: [...new Set(diagnostics.map(({ code }) => code))] };
    const others = [...(files ?? [])].flatMap(([path, text]) =>
      saysTheSame(text, this.#files.get(path)) ? [] : [path],
    );
    const tests = model ? failedRequirements(model) : [];
    if (tests.length > 0) return { by: 'test', tests };
    const documents = others.filter((path) => path.startsWith('docs/'));
    if (documents.length > 0) return { by: 'document', documents };
    return { by: 'nobody', files: others };
  }
}

function saysTheSame(text: string, before = ''): boolean {
  return text === before || withoutPlaces(text) === withoutPlaces(before);
}

/** Lines move when a file is written anew, and mean nothing by themselves. */
const withoutPlaces = (text: string): string => text.replaceAll(/spec\/[\w/.-]+:\d+/g, '');
