import type { Arrangement } from '#domain/arrangement/arranged.ts';
import type { OverlayValue } from '#domain/overlay/overlayChanges.ts';
import type { Became } from '../history/HistoryRow.tsx';

type Arranged = Omit<Arrangement, 'kind' | 'name'>;

/** Parts of an arrangement that are told apart, each with its words. */
type Part = 'order' | 'hidden' | 'help' | 'begin';

interface Words {
  readonly part: Readonly<Record<Part, string>>;
  /** Said where there is nothing of its own. */
  readonly usual: string;
  readonly labelOf: (name: string) => string;
  readonly language: string;
}

const nothing: Arranged = { order: [], hidden: [] };

/** What has become of a menu, a table or a form: each part that is another now, in words. */
export function becameOf(before: OverlayValue | null, after: OverlayValue | null, words: Words): readonly Became[] {
  const toldIn = languagesToTell(helpOf(before), helpOf(after), words.language);
  const [old, now] = [partsIn(before, words, toldIn), partsIn(after, words, toldIn)];
  const parts = Object.keys(words.part) as Part[];
  return parts
    .filter((part) => old[part] !== now[part])
    .map((part) => ({
      part: words.part[part],
      before: old[part] || words.usual,
      after: now[part] || words.usual,
    }));
}

type Help = Readonly<Record<string, Readonly<Record<string, string>>>>;

const arrangedOf = (value: OverlayValue | null): Arranged => (value !== null && 'order' in value ? value : nothing);
const helpOf = (value: OverlayValue | null): Help => arrangedOf(value).help ?? {};

/** Help that is another in languages only that the reader does not see is told in those: else nothing seems to change. */
function languagesToTell(old: Help, now: Help, language: string): (name: string) => readonly string[] {
  return (name) => {
    const [before = {}, after = {}] = [old[name], now[name]];
    if (textIn(before, language) !== textIn(after, language)) return [];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((one) => before[one] !== after[one]);
  };
}

function partsIn(
  value: OverlayValue | null,
  { labelOf, language }: Words,
  toldIn: (name: string) => readonly string[],
): Readonly<Record<Part, string>> {
  const { order, hidden, help = {}, defaults = {} } = arrangedOf(value);
  const named = (names: readonly string[]): string => names.map(labelOf).join(', ');
  const said = (values: Readonly<Record<string, unknown>>): string =>
    Object.entries(values)
      .map(([name, one]) => `${labelOf(name)}: ${typeof one === 'string' ? one : JSON.stringify(one)}`)
      .join(', ');
  const helps = Object.entries(help).map(([name, texts]) => {
    const others = toldIn(name).flatMap((one) => (texts[one] ? [`${texts[one]} (${one})`] : []));
    return [name, [textIn(texts, language), ...others].join(', ')] as const;
  });
  return { order: named(order), hidden: named(hidden), help: said(Object.fromEntries(helps)), begin: said(defaults) };
}

/** In the reader's language, else in whichever there is. */
const textIn = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[language] ?? Object.values(texts)[0] ?? '';
