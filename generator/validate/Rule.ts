import type { EntityMeta } from '#domain/model/entity.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import type { Diagnostic, DiagnosticCode, Place, Severity } from '../diagnostics/Diagnostic.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { once, remember, rememberEach } from '../incremental/remember.ts';
import type { Groups } from '../incremental/watch.ts';
import type { SpecPath } from '../load/SpecFile.ts';
import type { CodeNames } from '../model/CodeNames.ts';
import { type Declared, type Draft, placeIn } from '../model/Draft.ts';
import type { Model } from '../model/Model.ts';

/** Keys present per language. */
export type Translations = ReadonlyMap<string, ReadonlySet<string>>;

/** What rules look at. What one has said is kept while everything it looked at stays the same. */
export interface RuleInput extends Groups {
  readonly draft: Draft;
  readonly model: Model;
  readonly index: {
    readonly entities: ReadonlyMap<string, EntityMeta>;
    readonly forms: ReadonlyMap<string, FormMeta>;
  };
  readonly given: {
    readonly translations: Translations;
    readonly translatedFrom: ReadonlyMap<string, string> | undefined;
    readonly code: CodeNames | undefined;
    readonly earlier: readonly Diagnostic[];
  };
}

export type Rule = (input: RuleInput) => readonly Diagnostic[];

/** A rule about the whole. The check only looks and reports; it never throws and never changes anything. */
export function rule(check: (context: RuleContext) => void): Rule {
  return remember((input: RuleInput) => {
    const context = new RuleContext(input);
    check(context);
    return context.diagnostics;
  });
}

/** A rule about every declaration of a kind by itself: after a change only those are checked anew that it concerns. */
export function ruleOfEach<T>(
  declarations: (draft: Draft) => Iterable<Declared<T>>,
  check: (context: RuleContext, declared: Declared<T>) => void,
): Rule {
  const each = rememberEach((input: RuleInput, declared: Declared<T>) => {
    const context = new RuleContext(input);
    check(context, declared);
    return context.diagnostics;
  });
  return (input) => each(input, declarations(input.draft)).flat();
}

/** Several rules that say one thing of different kinds of declarations. */
export function together(...rules: readonly Rule[]): Rule {
  return (input) => rules.flatMap((part) => part(input));
}

export class RuleContext {
  readonly draft: Draft;
  readonly model: Model;
  readonly index: RuleInput['index'];
  readonly diagnostics: Diagnostic[] = [];
  readonly #given: RuleInput['given'];

  constructor({ draft, model, index, given }: RuleInput) {
    this.draft = draft;
    this.model = model;
    this.index = index;
    this.#given = given;
  }

  get translations(): Translations {
    return this.#given.translations;
  }

  /** The English text that each translation was made of, where somebody keeps count. */
  get translatedFrom(): ReadonlyMap<string, string> | undefined {
    return this.#given.translatedFrom;
  }

  /** What hand-written code offers; nothing where there is none to compare with. */
  get code(): CodeNames | undefined {
    return this.#given.code;
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
    const { earlier } = this.#given;
    const { file } = declared.spec;
    const early = linesOfErrors(earlier).get(file);
    const own = this.diagnostics.filter(({ place, severity }) => severity === 'error' && place.file === file);
    if (early === undefined && own.length === 0) return false;
    const first = declared.spec.place(declared.path, 'key').line;
    const last = declared.spec.endLine(declared.path);
    const isInside = (line: number): boolean => line >= first && line <= last;
    return (early?.some(isInside) ?? false) || own.some(({ place }) => isInside(place.line));
  }
}

/** Lines with an error, by file: most declarations are in files without any. */
const linesOfErrors = once((diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly number[]> => {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const byFile = Map.groupBy(errors, ({ place }) => place.file);
  return new Map([...byFile].map(([file, found]) => [file, [...new Set(found.map(({ place }) => place.line))]]));
});
