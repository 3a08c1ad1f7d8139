import type { Diagnostic, DiagnosticCode, Place, Severity } from '../diagnostics/Diagnostic.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import type { SpecPath } from '../load/SpecFile.ts';
import { type Declared, type Draft, placeIn } from '../model/Draft.ts';
import type { Model } from '../model/Model.ts';

/** Keys present per language. */
export type Translations = ReadonlyMap<string, ReadonlySet<string>>;

/** A rule only looks and reports; it never throws and never changes anything. */
export type Rule = (context: RuleContext) => void;

interface RuleInput {
  readonly draft: Draft;
  readonly model: Model;
  readonly translations: Translations;
  readonly earlier: readonly Diagnostic[];
}

export class RuleContext {
  readonly draft: Draft;
  readonly model: Model;
  readonly translations: Translations;
  readonly diagnostics: Diagnostic[] = [];
  readonly #earlier: readonly Diagnostic[];

  constructor(input: RuleInput) {
    this.draft = input.draft;
    this.model = input.model;
    this.translations = input.translations;
    this.#earlier = input.earlier;
  }

  report(code: DiagnosticCode, place: Place, message: string, fix: string, severity: Severity = 'error'): void {
    this.diagnostics.push({ code, severity, place, message, fix });
  }

  /** Reports `name` when it is not among `known`, with the nearest known name. Returns whether it is known. */
  expectKnown(
    code: DiagnosticCode,
    what: string,
    name: string,
    known: { readonly keys: () => Iterable<string>; readonly has: (name: string) => boolean },
    at: { readonly declared: Declared<unknown>; readonly path: SpecPath; readonly on?: 'key' | 'value' },
  ): boolean {
    if (known.has(name)) return true;
    this.report(
      code,
      placeIn(at.declared, at.path, at.on),
      `The ${what} '${name}' does not exist.`,
      suggestion(name, known.keys()),
    );
    return false;
  }

  /** Whether a declaration has an error of its own already; what follows from it is then not worth a second message. */
  isBroken(declared: Declared<unknown>): boolean {
    const first = declared.spec.place(declared.path, 'key').line;
    const last = declared.spec.endLine(declared.path);
    return [...this.#earlier, ...this.diagnostics].some(
      ({ place, severity }) =>
        severity === 'error' && place.file === declared.spec.file && place.line >= first && place.line <= last,
    );
  }
}
