import type { Compiled } from '../compile.ts';
import { type DiagnosticFormat, formatDiagnostics } from '../diagnostics/formatDiagnostics.ts';

/** Problems for people go to standard error; JSON and SARIF, for tools, to standard output. */
export function printProblems({ diagnostics, sources }: Compiled, format: DiagnosticFormat): void {
  if (format !== 'text') {
    process.stdout.write(formatDiagnostics(diagnostics, sources, format));
    return;
  }
  if (diagnostics.length === 0) return;
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  process.stderr.write(
    `${formatDiagnostics(diagnostics, sources, format)}\n${errors} errors, ${diagnostics.length - errors} warnings\n`,
  );
}
