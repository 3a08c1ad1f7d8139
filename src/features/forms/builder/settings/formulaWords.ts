import type { FormElement } from '#domain/forms/FormElement.ts';

/** A formula as its author reads it: questions by what they are called, in brackets. */
export function wordsOfFormula(formula: string, elements: readonly FormElement[]): string {
  const names = formulaNames(elements);
  return formula.replace(/\{([^{}]*)\}/g, (_whole, id: string) => `[${names.get(id) ?? id}]`);
}

/** The formula that the words say; a name that no question has stays as it is, and can't be read. */
export function formulaOfWords(words: string, elements: readonly FormElement[]): string {
  const ids = new Map([...formulaNames(elements)].map(([id, name]) => [name, id]));
  return words.replace(/\[([^\]]*)\]/g, (whole, name: string) => {
    const id = ids.get(name.trim());
    return id === undefined ? whole : `{${id}}`;
  });
}

/**
 * What a formula calls each question, by id: its text, without the brackets that names stand in. Where several are called
 * the same, each has its place behind it, so that none is taken for another.
 */
export function formulaNames(elements: readonly FormElement[]): ReadonlyMap<string, string> {
  const labels = elements.map(({ label }) => label.trim().replaceAll(/[[{]/g, '(').replaceAll(/[\]}]/g, ')'));
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return new Map(
    elements.map(({ _id }, at) => {
      const label = labels[at] ?? '';
      const isOwn = label !== '' && counts.get(label) === 1;
      return [_id, isOwn ? label : `${label} #${at + 1}`.trim()];
    }),
  );
}
