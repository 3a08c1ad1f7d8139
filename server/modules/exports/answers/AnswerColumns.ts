import { elementIn } from '#domain/forms/elementTexts.ts';
import { type Answer, type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { anchorsOf } from '#domain/forms/scaleAnchors.ts';
import { type TextReader, textFor } from '#server/platform/texts/textReader.ts';
import { sheetCell } from './sheetCell.ts';

/** A form as it was asked in one version. */
export interface AskedVersion {
  readonly formId: string;
  readonly number: number;
  readonly elements: readonly FormElement[];
}

/** The answers of one response, by question, and the version they were given to. */
export interface GivenResponse {
  readonly formId: string;
  readonly version: number | null;
  readonly answers: readonly Answer[];
}

interface Column {
  readonly element: FormElement;
  /** The version that asked it last, where the newest no longer does; else null. */
  readonly lastAsked: number | null;
}

/**
 * One column for each question of each form, those of the newest version first. A question that is gone, or that was of
 * another kind, keeps a column that names the version which asked it last: answers of two kinds never share one.
 */
export class AnswerColumns {
  readonly #columns: readonly Column[];
  readonly #asked: ReadonlyMap<string, FormElement>;

  /** Versions of one or several forms, of each form the newest first. */
  constructor(versions: readonly AskedVersion[]) {
    this.#columns = columnsOf(versions);
    this.#asked = new Map(
      versions.flatMap(({ formId, number, elements }) =>
        elements.map((element) => [`${formId} ${number} ${element._id}`, element] as const),
      ),
    );
  }

  headings(reader: TextReader): string[] {
    return this.#columns.map(({ element, lastAsked }) => {
      const label = headingOf(element, reader.language);
      return lastAsked === null
        ? label
        : (textFor(reader, 'records', 'answers.ofVersion', { label, number: lastAsked }) ?? label);
    });
  }

  cells(reader: TextReader, responses: readonly GivenResponse[]): (string | number | null)[] {
    const given = new Map(
      responses.flatMap(({ formId, version, answers }) =>
        answers.map((answer) => {
          const asked = this.#asked.get(`${formId} ${version} ${answer.questionId}`);
          return [this.#keyOf(formId, version, answer), { asked, answer }] as const;
        }),
      ),
    );
    return this.#columns.map(({ element }) => {
      const { asked, answer } = given.get(keyOf(element)) ?? {};
      // In the words that were read then, and cells in the order of the columns that the table had.
      return sheetCell(asked ?? element, answer, reader.language);
    });
  }

  /** Answers that were given before there were versions belong to the question as it is. */
  #keyOf(formId: string, version: number | null, { questionId }: Answer): string {
    const asked = this.#asked.get(`${formId} ${version} ${questionId}`);
    if (asked !== undefined) return keyOf(asked);
    const column = this.#columns.find(({ element }) => element._id === questionId);
    return column === undefined ? questionId : keyOf(column.element);
  }
}

const keyOf = ({ _id, questionType }: FormElement): string => `${_id} ${questionType}`;

/**
 * Its label; of a scale with what its points mean. The cells stay numbers that one can count with, so the words stand once,
 * where whoever opens the file alone finds them.
 */
function headingOf(element: FormElement, language: string): string {
  const { label } = elementIn(element, language);
  const anchors = element.questionType === 'number_scale' ? anchorsOf(element, language) : [];
  const legend = anchors.map(({ point, words }) => `${point} = ${words}`).join('; ');
  return legend === '' ? label : `${label} (${legend})`;
}

function columnsOf(versions: readonly AskedVersion[]): Column[] {
  const newest = new Map<string, number>();
  for (const { formId, number } of versions) newest.set(formId, Math.max(number, newest.get(formId) ?? 0));
  const columns = new Map<string, Column>();
  for (const { formId, number, elements } of versions) {
    for (const element of elements) {
      if (valueKindOf(element.questionType) === null || columns.has(keyOf(element))) continue;
      columns.set(keyOf(element), { element, lastAsked: number === newest.get(formId) ? null : number });
    }
  }
  return [...columns.values()];
}
