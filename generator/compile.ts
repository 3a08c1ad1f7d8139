import type { Diagnostic } from './diagnostics/Diagnostic.ts';
import type { SourceLines } from './diagnostics/formatDiagnostics.ts';
import type { EmittedFiles } from './emit/EmittedFiles.ts';
import { emitAll } from './emit/emitAll.ts';
import { loadSpec, type SpecTexts } from './load/loadSpec.ts';
import { buildModel } from './model/buildModel.ts';
import type { CodeNames } from './model/CodeNames.ts';
import { collectDraft } from './model/collectDraft.ts';
import type { Draft } from './model/Draft.ts';
import type { Model } from './model/Model.ts';
import type { ReferenceSources } from './reference/ReferenceSources.ts';
import { checkFiles } from './validate/checkFiles.ts';
import { checkRules, type Translations } from './validate/checkRules.ts';
import { checkShape } from './validate/checkShape.ts';

export interface CompileInput {
  readonly texts: SpecTexts;
  /** Keys present per language in `locales/<language>/spec.json`. */
  readonly translations: Translations;
  /** The English text that the translations of each key were made of; absent where nobody keeps count. */
  readonly translatedFrom?: ReadonlyMap<string, string>;
  /** Texts of files of translations that are not valid JSON, by path. */
  readonly brokenTranslations?: ReadonlyMap<string, string>;
  /** What hand-written code offers the spec; absent where there is none to compare with. */
  readonly code?: CodeNames;
  /** What the pages about the language are made of; absent where nobody reads them. */
  readonly reference?: ReferenceSources;
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

/** Of files that could not be parsed too: what is wrong in them is shown. */
const linesOf = (texts: SpecTexts): SourceLines => new Map([...texts].map(([file, text]) => [file, text.split('\n')]));

/** Members of a family say the same at the same place. */
function onlyOnce(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Map(
    diagnostics.map((diagnostic) => {
      const { code, place, message } = diagnostic;
      return [`${code} ${place.file} ${place.line}:${place.column} ${message}`, diagnostic];
    }),
  );
  return [...said.values()];
}

/** The stages in order. Pure: texts in, files and diagnostics out. */
export function compile(input: CompileInput): Compiled {
  const { brokenTranslations = new Map<string, string>() } = input;
  const checked = checkFiles(input.texts, brokenTranslations);
  const loaded = loadSpec(checked.texts);
  const refused = new Map([...input.texts].filter(([file]) => !loaded.lines.has(file)));
  const sources = new Map([...loaded.lines, ...linesOf(refused), ...linesOf(brokenTranslations)]);
  const shape = loaded.files.flatMap((file) => checkShape(file));
  const early = [...checked.diagnostics, ...loaded.diagnostics, ...shape];
  if (early.length > 0) return { diagnostics: early, sources };

  const { draft, diagnostics: duplicates } = collectDraft(loaded.files);
  const model = buildModel(draft);
  const diagnostics = onlyOnce([...duplicates, ...checkRules(draft, model, input, duplicates)]);
  const failed = diagnostics.some((diagnostic) => diagnostic.severity === 'error');
  return { diagnostics, sources, draft, model, ...(!failed && { files: emitAll(model, input.code, input.reference) }) };
}
