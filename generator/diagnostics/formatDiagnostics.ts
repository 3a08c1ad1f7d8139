import { type Diagnostic, diagnosticCodes } from './Diagnostic.ts';

export type DiagnosticFormat = 'text' | 'json' | 'sarif';

/** Lines of the spec files, by file, so that a code frame can be drawn. */
export type SourceLines = ReadonlyMap<string, readonly string[]>;

/** Prints problems in the order of their place; the same bytes whatever order they were found in. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: SourceLines,
  format: DiagnosticFormat,
): string {
  const ordered = sortDiagnostics(diagnostics);
  if (format === 'json') return `${JSON.stringify(ordered.map(toJson), null, 2)}\n`;
  if (format === 'sarif') return `${JSON.stringify(toSarif(ordered), null, 2)}\n`;
  return ordered.map((diagnostic) => toText(diagnostic, sources)).join('\n');
}

/** By file, line, column and code, without exact repeats. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const key = (d: Diagnostic): string =>
    [
      d.place.file,
      String(d.place.line).padStart(6, '0'),
      String(d.place.column).padStart(5, '0'),
      d.code,
      d.message,
    ].join('\u0000');
  const unique = new Map(diagnostics.map((diagnostic) => [key(diagnostic), diagnostic]));
  return [...unique.entries()].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, diagnostic]) => diagnostic);
}

function toText(diagnostic: Diagnostic, sources: SourceLines): string {
  const { file, line, column } = diagnostic.place;
  const head = `${diagnostic.code} ${diagnostic.severity} ${file}:${line}:${column} ${diagnostic.message}`;
  return `${head}\n${codeFrame(diagnostic, sources)}  → ${diagnostic.fix}\n`;
}

function codeFrame(diagnostic: Diagnostic, sources: SourceLines): string {
  const { file, line, column, length } = diagnostic.place;
  const text = sources.get(file)?.[line - 1];
  if (text === undefined) return '';
  const gutter = String(line).padStart(4);
  const caret = '^'.repeat(Math.max(1, Math.min(length, text.length - column + 1)));
  return `${gutter} | ${text}\n${' '.repeat(4)} | ${' '.repeat(column - 1)}${caret}\n`;
}

function toJson(diagnostic: Diagnostic): Record<string, unknown> {
  const { code, severity, place, message, fix } = diagnostic;
  return {
    code,
    severity,
    file: place.file,
    line: place.line,
    column: place.column,
    length: place.length,
    message,
    fix,
  };
}

/** SARIF 2.1.0 (OASIS), the subset that code hosts and editors read. */
function toSarif(diagnostics: readonly Diagnostic[]): Record<string, unknown> {
  const used = [...new Set(diagnostics.map((diagnostic) => diagnostic.code))].sort();
  return {
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'cohort-spec',
            rules: used.map((id) => ({ id, shortDescription: { text: diagnosticCodes[id] } })),
          },
        },
        results: diagnostics.map(({ code, severity, place, message, fix }) => ({
          ruleId: code,
          level: severity,
          message: { text: `${message} ${fix}` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: place.file },
                region: { startLine: place.line, startColumn: place.column, endColumn: place.column + place.length },
              },
            },
          ],
        })),
      },
    ],
  };
}
