import { type Diagnostic, diagnosticCodes } from './Diagnostic.ts';

export const diagnosticFormats = ['text', 'json', 'sarif'] as const;
export type DiagnosticFormat = (typeof diagnosticFormats)[number];

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
function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
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

/** Longest piece of a line that is shown; a longer one is cropped around the caret, which would else stand under a wrapped line. */
const frameWidth = 110;

function codeFrame(diagnostic: Diagnostic, sources: SourceLines): string {
  const { file, line, column, length } = diagnostic.place;
  const text = sources.get(file)?.[line - 1];
  if (text === undefined) return '';
  const { shown, at } = cropAround(text, column);
  const gutter = String(line).padStart(4);
  const caret = '^'.repeat(Math.max(1, Math.min(length, shown.length - at + 1)));
  return `${gutter} | ${shown}\n${' '.repeat(4)} | ${' '.repeat(at - 1)}${caret}\n`;
}

/** The piece of a line around a column, and the column within it (both from 1). */
function cropAround(text: string, column: number): { readonly shown: string; readonly at: number } {
  if (text.length <= frameWidth) return { shown: text, at: column };
  const start = Math.max(0, Math.min(column - 1 - frameWidth / 2, text.length - frameWidth));
  const end = Math.min(text.length, start + frameWidth);
  const shown = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  return { shown, at: column - start + (start > 0 ? 1 : 0) };
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
