import type { FormElement } from '#domain/forms/FormElement.ts';

/** A formula as its author reads it: questions by what they are called, in brackets. */
export function wordsOfFormula(formula: string, elements: readonly FormElement[]): string {
  return formula.replace(/\{([^{}]*)\}/g, (_whole, id: string) => {
    const element = elements.find(({ _id }) => _id === id);
    return `[${element?.label ?? id}]`;
  });
}

/** The formula that the words say; a name that no question has stays as it is, and can't be read. */
export function formulaOfWords(words: string, elements: readonly FormElement[]): string {
  return words.replace(/\[([^\]]*)\]/g, (whole, label: string) => {
    const element = elements.find((one) => one.label.trim() === label.trim());
    return element === undefined ? whole : `{${element._id}}`;
  });
}
