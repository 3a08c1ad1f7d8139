import { rowsOf } from './answerValues.ts';
import { cellNumber } from './cellNumber.ts';
import type { ColumnKind } from './columns/tableColumns.ts';

/** What somebody answered to a table, and the columns that it had then, by the values of their options. */
export interface TableAnswer {
  readonly responseId: string;
  readonly arrayValue: readonly string[];
  readonly columns: readonly string[];
}

/** What the rows of all answers to a table come to. */
export interface TableFigures {
  readonly rows: number;
  /** Rows of an answer: on average, and the most. */
  readonly mean: number;
  readonly most: number;
  readonly columns: readonly ColumnFigures[];
  /** The rows of the newest answers, their cells in the order of `columns`. */
  readonly newest: readonly { readonly responseId: string; readonly cells: readonly string[] }[];
}

/** A column is read as what stands in it, unless its author had it chosen from: one of the three is there, none where it is empty. */
interface ColumnFigures {
  readonly value: string;
  readonly filled: number;
  readonly numbers: CellNumbers | null;
  readonly choices: readonly { readonly value: string; readonly count: number }[];
  readonly texts: readonly CellText[];
}

interface CellNumbers {
  readonly count: number;
  readonly sum: number;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

interface CellText {
  readonly responseId: string;
  readonly text: string;
}

const TEXTS_SHOWN = 5;
const ROWS_SHOWN = 20;
/** So many different texts are a choice, where each is there twice on average. */
const MOST_CHOICES = 12;
/** A few cells that say "unknown" leave a column one of numbers. */
const MOSTLY = 0.9;

/**
 * Counts the rows of these answers, the newest first, by their columns; those that only older versions had come last. Cells
 * of columns whose author gave them a kind are read as that; without one, as what stands in them.
 */
export function tableFigures(
  answers: readonly TableAnswer[],
  columns: readonly string[],
  kinds: ReadonlyMap<string, ColumnKind> = new Map(),
): TableFigures {
  const counts: number[] = [];
  const rows = answers.flatMap(({ responseId, arrayValue, columns: own }) => {
    const given = rowsOf({ arrayValue });
    counts.push(given.length);
    return given.map((cells) => ({
      responseId,
      cells: new Map(own.map((column, at) => [column, (cells[at] ?? '').trim()])),
    }));
  });
  const known = new Set(columns);
  for (const { cells } of rows) for (const [column, text] of cells) if (text !== '') known.add(column);
  const all = [...known];
  return {
    rows: rows.length,
    mean: counts.length === 0 ? 0 : rows.length / counts.length,
    most: Math.max(0, ...counts),
    columns: all.map((value) => {
      const filled = rows.flatMap(({ responseId, cells }) => {
        const text = cells.get(value) ?? '';
        return text === '' ? [] : [{ responseId, text }];
      });
      return { value, filled: filled.length, ...figuresOfKind(filled, kinds.get(value)) };
    }),
    newest: rows
      .slice(0, ROWS_SHOWN)
      .map(({ responseId, cells }) => ({ responseId, cells: all.map((column) => cells.get(column) ?? '') })),
  };
}

type Figures = Pick<ColumnFigures, 'numbers' | 'choices' | 'texts'>;
const nothing: Figures = { numbers: null, choices: [], texts: [] };

function figuresOfKind(cells: readonly CellText[], kind: ColumnKind | undefined): Figures {
  if (kind === 'choice') return choiceFigures(cells);
  if (kind !== 'number') return figuresOf(cells);
  // Whatever numbers they are: some that lie where years do are still no years.
  const numbers = cells.flatMap(({ text }) => cellNumber(text) ?? []);
  return numbers.length === 0 ? nothing : { ...nothing, numbers: numbersOf(numbers) };
}

/** However many choices there are, and though what is kept of one may look like a number. */
const choiceFigures = (cells: readonly CellText[]): Figures => ({ ...nothing, choices: choicesIn(cells) });

function figuresOf(cells: readonly CellText[]): Figures {
  const numbers = cells.flatMap(({ text }) => cellNumber(text) ?? []);
  const isOfNumbers = cells.length > 0 && numbers.length >= cells.length * MOSTLY;
  if (isOfNumbers && !numbers.every(isYear)) return { ...nothing, numbers: numbersOf(numbers) };
  const choices = choicesIn(cells);
  const isChoice = choices.length <= MOST_CHOICES && cells.length >= choices.length * 2;
  return isChoice ? { ...nothing, choices } : { ...nothing, texts: newestOf(cells) };
}

/** The newest texts; what stands in several rows of an answer is told once. */
function newestOf(cells: readonly CellText[]): readonly CellText[] {
  const told = new Map(cells.map((cell) => [`${cell.responseId}/${cell.text}`, cell]));
  return [...told.values()].slice(0, TEXTS_SHOWN);
}

/** Of a column without a kind nobody has said whether they are years; those are counted, and not added up. */
const isYear = (number: number): boolean => Number.isInteger(number) && number >= 1900 && number <= 2100;

function numbersOf(numbers: readonly number[]): CellNumbers {
  const sum = numbers.reduce((total, number) => total + number, 0);
  const [least, most] = numbers.reduce(
    ([low, high], number) => [Math.min(low, number), Math.max(high, number)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return { count: numbers.length, sum, mean: sum / numbers.length, least, most };
}

/** How often each text stands there, most often first; capitals make no other choice. */
function choicesIn(cells: readonly CellText[]): { value: string; count: number }[] {
  const same = Map.groupBy(cells, ({ text }) => text.toLocaleLowerCase());
  return [...same.values()]
    .map((own) => ({ value: own[0]?.text ?? '', count: own.length }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
