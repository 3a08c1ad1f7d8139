/** One measured figure and the bound the project promises. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bound: { readonly atMost: number } | { readonly atLeast: number };
  /** What the figure was made from, for the reader. */
  readonly note?: string;
}

export function isMet({ value, bound }: Figure): boolean {
  return 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
}

/** A line of the report. */
export function printFigure(figure: Figure): string {
  const { name, value, unit, bound, note } = figure;
  const limit = 'atMost' in bound ? `≤ ${bound.atMost}` : `≥ ${bound.atLeast}`;
  const rounded = value >= 100 ? Math.round(value) : Number(value.toFixed(2));
  const verdict = isMet(figure) ? 'ok  ' : 'MISS';
  return `${verdict}  ${name.padEnd(58)} ${String(rounded).padStart(7)} ${unit.padEnd(4)} (${limit})${note ? `  ${note}` : ''}`;
}
