import { fileInAddress } from '#domain/files/fileAddress.ts';
import { choiceNames } from '../answerValues.ts';
import { isCalendarDay } from '../columns/calendarDay.ts';
import type { Answer, FormElement } from '../FormElement.ts';
import { plainNumber } from './plainNumber.ts';
import type { FactKind } from './startupFacts.ts';

/** What can be chosen for a value, and all that it is called: its own name, and its names in other languages. */
export interface FactChoice {
  readonly value: string;
  /** As whoever reads the reading calls it. */
  readonly label: string;
  readonly names: readonly string[];
}

/** What an answer is as a value: that, as people read it, and what of the answer is no such value. */
export interface FactReading {
  readonly value: string | number | readonly string[] | null;
  readonly shown: string;
  readonly leftOut: string;
}

/** Without capitals, and without what labels end with. */
export const wordsOf = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replace(/[\s?:.*!]+$/u, '')
    .trim();

/** An answer as a value of the kind; choices are known by their values and by what they are called. */
export function readFact(
  kind: FactKind,
  { question, answer }: { readonly question: FormElement; readonly answer: Answer },
  { language, choices = [] }: { readonly language: string; readonly choices?: readonly FactChoice[] },
): FactReading {
  const parts = partsOf(question, answer, language);
  const said = parts.map(({ label }) => label).join(', ');
  const whole = (value: string | number | null): FactReading =>
    value === null ? { value, shown: '', leftOut: said } : { value, shown: String(value), leftOut: '' };
  switch (kind) {
    case 'text':
      return whole(said || null);
    case 'link':
      return whole(linkOf(said));
    case 'date':
      return whole(isCalendarDay(said) ? said : null);
    case 'year':
      return whole(yearOf(numberOf(question, answer), said));
    case 'count': {
      const number = numberOf(question, answer) ?? plainNumber(said);
      return whole(number === null ? null : Math.round(number));
    }
    case 'amount':
      return whole(numberOf(question, answer) ?? plainNumber(said));
    case 'choice':
    case 'choices':
      return chosen(kind, parts, choices);
    default: {
      const file = fileInAddress(answer.textValue);
      return file ? { value: file.id, shown: file.name, leftOut: '' } : whole(null);
    }
  }
}

interface Part {
  readonly label: string;
  readonly names: readonly string[];
}

/** What was answered, one by one: as it is called in the language, and in all others. */
function partsOf(question: FormElement, answer: Answer, language: string): Part[] {
  if (answer.numberValue !== null) return [{ label: String(answer.numberValue), names: [String(answer.numberValue)] }];
  const texts = answer.arrayValue.length > 0 ? answer.arrayValue : [answer.textValue ?? ''];
  const names = choiceNames(question, language);
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const option = question.options.find(({ value }) => value === text);
      const leaf = question.treeOptions.find(({ _id }) => _id === text);
      const others = [...(option?.labels ?? []), ...(leaf?.labels ?? [])].map(({ value }) => value);
      return { label: names.get(text) ?? text, names: [text, ...others, ...(leaf ? [leaf.label] : [])] };
    });
}

/** The number that was answered, or that stands for what was chosen. */
function numberOf({ options }: FormElement, { numberValue, textValue }: Answer): number | null {
  return numberValue ?? options.find(({ value }) => value === textValue)?.numericalValue ?? null;
}

function yearOf(number: number | null, said: string): number | null {
  if (number !== null) return Math.round(number);
  const years = [...said.matchAll(/(?<!\d)\d{4}(?!\d)/g)].map(([year]) => Number(year));
  return years.length === 1 ? (years[0] ?? null) : null;
}

function linkOf(said: string): string | null {
  if (/^https?:\/\//i.test(said)) return said;
  return /^[^\s@:/]+\.[^\s@]{2,}$/u.test(said) ? `https://${said}` : null;
}

function chosen(kind: 'choice' | 'choices', parts: readonly Part[], choices: readonly FactChoice[]): FactReading {
  const found = new Map<string, string>();
  const unknown: string[] = [];
  for (const { label, names } of parts) {
    const words = new Set([label, ...names].map(wordsOf));
    const choice = choices.find((one) => [one.value, one.label, ...one.names].some((name) => words.has(wordsOf(name))));
    if (choice && (kind === 'choices' || found.size === 0)) found.set(choice.value, choice.label);
    else unknown.push(label);
  }
  const values = [...found.keys()];
  return {
    value: kind === 'choices' ? (values.length > 0 ? values : null) : (values[0] ?? null),
    shown: [...found.values()].join(', '),
    leftOut: unknown.join(', '),
  };
}
