import type { DiagnosticFormat } from '../diagnostics/formatDiagnostics.ts';

export interface CommandInput {
  /** Project folder, absolute. */
  readonly root: string;
  readonly words: readonly string[];
  readonly format: DiagnosticFormat;
  readonly role: string | undefined;
  readonly acknowledged: boolean;
  /** Whether what organisations have otherwise is held against the spec as well. */
  readonly tenants?: boolean;
  readonly entity?: string | undefined;
  readonly route?: string | undefined;
  readonly screen?: string | undefined;
  /** Version of XLIFF to print. */
  readonly xliff?: string | undefined;
  /** Of a new product: what it is called, in which languages, with which colour. */
  readonly name?: string | undefined;
  readonly languages?: string | undefined;
  readonly brand?: string | undefined;
  /** The documents of a product that is put together are nobody's to commit. */
  readonly isPutTogether?: boolean;
  /** File with translations to take in. */
  readonly take?: string | undefined;
}

/** Returns the exit code. */
export type Command = (input: CommandInput) => number | Promise<number>;
