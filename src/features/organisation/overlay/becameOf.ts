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
  const [old, now] = [partsIn(before, words), partsIn(after, words)];
  const parts = Object.keys(words.part) as Part[];
  return parts
    .filter((part) => old[part] !== now[part])
    .map((part) => ({
      part: words.part[part],
      before: old[part] || words.usual,
      after: now[part] || words.usual,
    }));
}

function partsIn(value: OverlayValue | null, { labelOf, language }: Words): Readonly<Record<Part, string>> {
  const { order, hidden, help = {}, defaults = {} } = value === null || 'text' in value ? nothing : value;
  const named = (names: readonly string[]): string => names.map(labelOf).join(', ');
  const said = (values: Readonly<Record<string, unknown>>): string =>
    Object.entries(values)
      .map(([name, one]) => `${labelOf(name)}: ${typeof one === 'string' ? one : JSON.stringify(one)}`)
      .join(', ');
  return {
    order: named(order),
    hidden: named(hidden),
    help: said(Object.fromEntries(Object.entries(help).map(([name, texts]) => [name, textIn(texts, language)]))),
    begin: said(defaults),
  };
}

/** In the reader's language, else in whichever there is. */
const textIn = (texts: Readonly<Record<string, string>>, language: string): string =>
  texts[language] ?? Object.values(texts)[0] ?? '';
