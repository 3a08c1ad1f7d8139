/** Why an expression can't be calculated, as a sentence. */
export class CalculationError extends Error {}

export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? (error.message.split('\n')[0]?.trim() ?? '') : '';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
