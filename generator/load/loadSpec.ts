import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type { SourceLines } from '../diagnostics/formatDiagnostics.ts';
import { LastTwo } from '../incremental/remember.ts';
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

interface Parsed {
  readonly text: string;
  readonly loaded: LoadedFile;
}

/** Parsing is memoised by text, so that after one change only one file is parsed again, and none when it is taken back. */
const parsed = new Map<string, LastTwo<Parsed>>();

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
  const lately = parsed.get(path) ?? new LastTwo<Parsed>();
  const known = lately.find((one) => one.text === text);
  if (known) return known.loaded;
  const kind = kindByPath.find(([pattern]) => pattern.test(path))?.[1];
  const loaded = kind ? parseSpecFile(path, kind, text) : { diagnostics: [strangerDiagnostic(path)] };
  lately.add({ text, loaded });
  parsed.set(path, lately);
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
