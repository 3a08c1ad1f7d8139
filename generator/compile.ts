import type { Diagnostic } from './diagnostics/Diagnostic.ts';
import type { SourceLines } from './diagnostics/formatDiagnostics.ts';
import type { EmittedFiles } from './emit/EmittedFiles.ts';
import { emitAll } from './emit/emitAll.ts';
import { loadSpec, type SpecTexts } from './load/loadSpec.ts';
import { buildModel } from './model/buildModel.ts';
import { collectDraft } from './model/collectDraft.ts';
import type { Draft } from './model/Draft.ts';
import type { Model } from './model/Model.ts';
import { checkRules, type Translations } from './validate/checkRules.ts';
import { checkShape } from './validate/checkShape.ts';

export interface CompileInput {
  readonly texts: SpecTexts;
  /** Keys present per language in `locales/<language>/spec.json`. */
  readonly translations: Translations;
}

export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceLines;
  /** Absent when the shape of a file is wrong. */
  readonly draft?: Draft;
  readonly model?: Model;
  /** Absent when there is any error: a wrong spec never gives half a build. */
  readonly files?: EmittedFiles;
}

/** The stages in order. Pure: texts in, files and diagnostics out. */
export function compile(input: CompileInput): Compiled {
  const loaded = loadSpec(input.texts);
  const sources = loaded.lines;
  const shape = loaded.files.flatMap((file) => checkShape(file));
  const early = [...loaded.diagnostics, ...shape];
  if (early.length > 0) return { diagnostics: early, sources };

  const { draft, diagnostics: duplicates } = collectDraft(loaded.files);
  const model = buildModel(draft);
  const diagnostics = [...duplicates, ...checkRules(draft, model, input.translations, duplicates)];
  const failed = diagnostics.some((diagnostic) => diagnostic.severity === 'error');
  return { diagnostics, sources, draft, model, ...(!failed && { files: emitAll(model) }) };
}
