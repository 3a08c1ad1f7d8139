import { createStore } from '#src/data/createStore.ts';

export interface LabelValue {
  readonly language: string;
  readonly value: string;
}

/** The tenant's own word for a startup; null while the usual one applies. */
export const startupLabel = createStore<string | null>(null);

/** The label in a language; English when it has none there. */
export function labelIn(labels: readonly LabelValue[], language: string): string {
  if (!Array.isArray(labels)) throw new TypeError('The labels argument is not an Array');
  const find = (wanted: string) => labels.find((label: LabelValue) => label.language === wanted)?.value;
  return find(language) ?? find('en') ?? '';
}
