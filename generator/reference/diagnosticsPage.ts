import { type DiagnosticCode, diagnosticCodes } from '../diagnostics/Diagnostic.ts';
import { diagnosticHelp } from '../diagnostics/diagnosticHelp.ts';
import { fenced } from './markdown.ts';

/** More would not say more. */
const shownFrames = 3;

/** Each code with its cause and its cure, and what the compiler says of the specs in `generator/cases`. */
export function diagnosticsPage(cases: ReadonlyMap<string, string>): string {
  const codes = Object.keys(diagnosticCodes) as DiagnosticCode[];
  return [
    '# What the compiler says',
    'Each message names a code, the place, what is wrong and what to do. `npm run spec -- explain SPEC101` prints what stands here. An error stops the build, and the last good one goes on; a warning does not.',
    ...codes.map((code) => section(code, framesOf(code, cases))),
  ].join('\n\n');
}

function section(code: DiagnosticCode, frames: readonly string[]): string {
  const { cause, cure } = diagnosticHelp[code];
  return [
    `## ${code}\n\n${diagnosticCodes[code]}.\n\n- **Why**: ${cause}\n- **What to do**: ${cure}`,
    fenced('text', frames.slice(0, shownFrames).join('\n\n')),
  ].join('\n\n');
}

/** What is said with a code in its own cases. */
function framesOf(code: DiagnosticCode, cases: ReadonlyMap<string, string>): string[] {
  const own = [...cases].filter(([name]) => name.startsWith(code)).map(([, text]) => text);
  return own.flatMap((text) => text.trimEnd().split('\n\n')).filter((frame) => frame.startsWith(code));
}
