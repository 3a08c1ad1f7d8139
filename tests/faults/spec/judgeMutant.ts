import { stripTypeScriptTypes } from 'node:module';
import { type Compiled, type CompileInput, compile } from '#generator/compile.ts';
import type { Diagnostic } from '#generator/diagnostics/Diagnostic.ts';
import { formatDiagnostics } from '#generator/diagnostics/formatDiagnostics.ts';
import { legalReason } from './legalReasons.ts';
import type { Mutant } from './mutants.ts';

/** What compiling a mutant showed: a finding, a reason why it is right, or something that may not be. */
export type Verdict =
  | { readonly kind: 'found' }
  | { readonly kind: 'legal'; readonly reason: string }
  | { readonly kind: 'wrong'; readonly why: string };

const clumsy = /\[object Object\]|\bundefined\b|\ba (?:object|array|integer)\b|NaN/;

/** Judges mutants of one project; what the project as it is says and emits is compared with. */
export class MutantJudge {
  readonly #project: CompileInput;
  readonly #before: ReadonlySet<string>;
  readonly #files: ReadonlyMap<string, string>;

  constructor(project: CompileInput) {
    this.#project = project;
    const { diagnostics, files } = compile(project);
    this.#before = new Set(diagnostics.map(said));
    this.#files = files ?? new Map();
  }

  judge(mutant: Mutant): Verdict {
    try {
      const texts = new Map(this.#project.texts).set(mutant.file, mutant.text());
      return this.#judgeCompiled(mutant, compile({ ...this.#project, texts }));
    } catch (error) {
      return { kind: 'wrong', why: `a step crashed: ${error instanceof Error ? error.stack : String(error)}` };
    }
  }

  #judgeCompiled(mutant: Mutant, { diagnostics, sources, files }: Compiled): Verdict {
    const found = diagnostics.filter((diagnostic) => !this.#before.has(said(diagnostic)));
    const text = formatDiagnostics(found, sources, 'text');
    if (clumsy.test(found.map(said).join('\n'))) return { kind: 'wrong', why: `a message no owner can read: ${text}` };
    const broken = found.find(({ place }) => place.line < 1 || place.column < 1);
    if (broken) return { kind: 'wrong', why: `a finding without a place: ${text}` };
    const unreadable = this.#unreadableFile(files ?? new Map());
    if (unreadable) return { kind: 'wrong', why: unreadable };
    if (found.length > 0) return { kind: 'found' };
    const reason = legalReason(mutant);
    return reason === undefined ? { kind: 'wrong', why: 'nothing is found' } : { kind: 'legal', reason };
  }

  /** The first emitted file that is no TypeScript. Those that are as before are right as before. */
  #unreadableFile(files: ReadonlyMap<string, string>): string | undefined {
    for (const [path, text] of files) {
      if (!path.endsWith('.ts') || this.#files.get(path) === text) continue;
      try {
        stripTypeScriptTypes(text);
      } catch (error) {
        return `${path} is no TypeScript: ${error instanceof Error ? error.message : String(error)}`;
      }
    }
    return undefined;
  }
}

const said = ({ code, place, message, fix }: Diagnostic): string => `${code} ${place.file} ${message} ${fix}`;
