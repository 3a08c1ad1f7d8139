import type { CompileInput } from '../compile.ts';
import type { DiagnosticCode } from '../diagnostics/Diagnostic.ts';
import type { Edits } from '../edit/Edits.ts';
import type { Model } from '../model/Model.ts';

/** Something of the spec that gets another name. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
  /** The file with its declaration under the new name. */
  readonly declared: Edits;
  /** What is written at a place that the compiler finds wrong, under the new name. */
  readonly rewritten: (written: string) => string;
  /** The place ends with the line, since what is wrong may stand behind what is named. */
  readonly isWholeLine?: true;
  /** Parts of the keys of texts: `Startup.tagline` → `Startup.slogan`. */
  readonly keys: readonly (readonly [from: string, to: string])[];
  /** What becomes of stored data; nothing where none is. */
  readonly migration?: { readonly about: string; readonly statements: readonly string[] };
  /** What the compiler finds that code has to follow: it is left as it is. */
  readonly leftToCode?: readonly DiagnosticCode[];
  /** Said last, in the spec that has no mistake any more. */
  readonly finish?: (texts: CompileInput['texts']) => Edits;
}

export interface RenameProject {
  readonly input: CompileInput;
  readonly model: Model;
}
