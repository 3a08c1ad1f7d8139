import type { DiagnosticFormat } from '../diagnostics/formatDiagnostics.ts';

export interface CommandInput {
  /** Project folder, absolute. */
  readonly root: string;
  readonly words: readonly string[];
  readonly format: DiagnosticFormat;
  readonly role: string | undefined;
  readonly acknowledged: boolean;
}

/** Returns the exit code. */
export type Command = (input: CommandInput) => number | Promise<number>;
