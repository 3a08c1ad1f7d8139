import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type { SourceLines } from '../diagnostics/formatDiagnostics.ts';
import { type LoadedFile, parseSpecFile, type SpecFile, type SpecKind } from './SpecFile.ts';

/** Texts of the spec folder by path relative to the project, `spec/routes/public.yaml`. */
export type SpecTexts = ReadonlyMap<string, string>;

export interface LoadedSpec {
  readonly files: readonly SpecFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Every file in lines, also those that could not be read. */
  readonly lines: SourceLines;
}

const kindByPath: readonly (readonly [RegExp, SpecKind])[] = [
  [/^spec\/app\.yaml$/, 'app'],
  [/^spec\/enums\/[^/]+\.yaml$/, 'enums'],
  [/^spec\/access\/roles\.yaml$/, 'roles'],
  [/^spec\/access\/scopes\.yaml$/, 'scopes'],
  [/^spec\/access\/permissions\/[^/]+\.yaml$/, 'permissions'],
  [/^spec\/access\/features\.yaml$/, 'features'],
  [/^spec\/access\/operations\.yaml$/, 'operations'],
  [/^spec\/entities\/[^/]+\.yaml$/, 'entities'],
  [/^spec\/events\/[^/]+\.yaml$/, 'events'],
  [/^spec\/automations\/[^/]+\.yaml$/, 'automations'],
  [/^spec\/fields\/[^/]+\.yaml$/, 'fields'],
  [/^spec\/forms\/[^/]+\.yaml$/, 'forms'],
  [/^spec\/screens\/[^/]+\.yaml$/, 'screens'],
  [/^spec\/routes\/redirects\.yaml$/, 'redirects'],
  [/^spec\/routes\/.+\.yaml$/, 'routes'],
  [/^spec\/menus\/[^/]+\.yaml$/, 'menus'],
  [/^spec\/access\/[^/]+\.test\.yaml$/, 'policies'],
];

/** Parsing is memoised by text, so that after one change only one file is parsed again. */
const parsed = new Map<string, { text: string; loaded: LoadedFile }>();

/** Turns texts into documents that remember line and column. The only reading of YAML in the generator. */
export function loadSpec(texts: SpecTexts): LoadedSpec {
  const files: SpecFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const lines = new Map<string, readonly string[]>();
  for (const path of [...texts.keys()].sort()) {
    const text = texts.get(path) ?? '';
    const loaded = loadFile(path, text);
    if (loaded.spec) files.push(loaded.spec);
    lines.set(path, loaded.spec?.lines ?? text.split('\n'));
    for (const diagnostic of loaded.diagnostics) diagnostics.push(diagnostic);
  }
  return { files, diagnostics, lines };
}

function loadFile(path: string, text: string): LoadedFile {
  const known = parsed.get(path);
  if (known && known.text === text) return known.loaded;
  const kind = kindByPath.find(([pattern]) => pattern.test(path))?.[1];
  const loaded = kind ? parseSpecFile(path, kind, text) : { diagnostics: [strangerDiagnostic(path)] };
  parsed.set(path, { text, loaded });
  return loaded;
}

function strangerDiagnostic(path: string): Diagnostic {
  return {
    code: 'SPEC002',
    severity: 'error',
    place: { file: path, line: 1, column: 1, length: 1 },
    message: 'No kind of spec file belongs in this place.',
    fix: 'Move it to one of spec/{enums,access,entities,events,fields,forms,screens,routes,menus}.',
  };
}
