import { kindOf } from './elementKinds.ts';

/** A text in one of the languages that an organisation writes in. */
export interface TranslatedText {
  readonly language: string;
  readonly value: string;
}

/** What a form asks or shows, as both sides see it. */
export interface FormElement {
  readonly _id: string;
  readonly position: number;
  /** One of `FormFieldType`. */
  readonly questionType: string;
  /** In the language that the form is written in; `labels` hold the others. */
  readonly label: string;
  readonly labels: readonly TranslatedText[];
  readonly description: string | null;
  readonly descriptions: readonly TranslatedText[];
  readonly validations: QuestionValidations;
  readonly options: readonly QuestionOption[];
  /** Whether whoever fills in a table may add rows to it. */
  readonly userAddRow: boolean;
  readonly optionsDepth: number | null;
  readonly dependency: Dependency | null;
  readonly formula: string | null;
  readonly videoUrl: string | null;
  readonly treeOptions: readonly TreeOption[];
  /** Which fact of the record an answer also is, `score` for a criterion. */
  readonly behavesAs: string | null;
  /** How much a criterion counts beside the others; 1 where nothing is said. */
  readonly weight: number | null;
  /** Whether an answer tells who gives it; where nothing is said, as `identifiesByItself` has it. */
  readonly identifies?: boolean | null;
  /** The field of a profile that an answer also fills. */
  readonly customField?: { readonly _id: string } | null;
}

interface QuestionValidations {
  readonly required: boolean;
  readonly min: number | null;
  readonly max: number | null;
}

export interface QuestionOption {
  /** What an answer keeps; it stays when the label is written anew. */
  readonly value: string;
  readonly labels: readonly TranslatedText[];
  readonly isWriteIn: boolean;
  readonly numericalValue: number | null;
  /** Of a column of a table, one of `columnKinds`; any text where nothing is said. */
  readonly columnKind?: string | null;
  /** What a cell of a column of choices can be. */
  readonly choices?: readonly ColumnChoice[] | null;
}

export interface ColumnChoice {
  /** What a cell keeps; it stays when the label is written anew. */
  readonly value: string;
  readonly labels: readonly TranslatedText[];
}

export interface TreeOption {
  readonly _id: string;
  /** In the language that the form is written in; `labels` hold the others. */
  readonly label: string;
  /** None in versions that were published before branches had them. */
  readonly labels?: readonly TranslatedText[] | null;
  readonly parentId: string | null;
}

/** What somebody answered; which value holds it follows from the kind of question. */
export interface Answer {
  readonly questionId: string;
  readonly textValue: string | null;
  readonly numberValue: number | null;
  readonly arrayValue: readonly string[];
}

export type Answers = ReadonlyMap<string, Answer>;

/** When a question is shown: statements joined by the operator, each a comparison or a group of its own. */
export interface Dependency {
  readonly operator: string;
  readonly statements: readonly DependencyStatement[];
}

export interface DependencyStatement {
  readonly action: string | null;
  readonly questionId: string | null;
  readonly operator: string;
  readonly values: readonly string[] | null;
  readonly statements?: readonly DependencyStatement[] | null;
}

/** Which of the three values of an answer a kind of question uses; null when it is only shown. */
export function valueKindOf(questionType: string): 'textValue' | 'numberValue' | 'arrayValue' | null {
  return kindOf(questionType).value;
}

/**
 * The answer with only the value that its question can have: one given before the question was of another kind says
 * nothing any more. None for what is only shown. What fits stays the same object, so that it is not drawn anew.
 */
export function fittingAnswer({ questionType }: FormElement, answer: Answer | undefined): Answer | undefined {
  const kind = valueKindOf(questionType);
  if (answer === undefined || kind === null) return undefined;
  const { questionId, textValue, numberValue, arrayValue } = answer;
  const isFitting =
    (kind === 'textValue' || textValue === null) &&
    (kind === 'numberValue' || numberValue === null) &&
    (kind === 'arrayValue' || arrayValue.length === 0);
  if (isFitting) return answer;
  return {
    questionId,
    textValue: kind === 'textValue' ? textValue : null,
    numberValue: kind === 'numberValue' ? numberValue : null,
    arrayValue: kind === 'arrayValue' ? arrayValue : [],
  };
}

/**
 * Whether a question still has what was answered to it: not one that is asked no more, or that is of a kind now whose
 * answers are other values. An empty answer has nothing that could be lost.
 */
export function takesAnswer(element: FormElement | undefined, answer: Answer): boolean {
  if (isEmptyAnswer(answer)) return true;
  return element !== undefined && !isEmptyAnswer(fittingAnswer(element, answer));
}

/** A row of a table in whose cells nothing stands, as a button adds it. */
const blankRow = /^\s*\[(?:\s*"\s*"\s*,?)*\s*\]\s*$/;

/** Whether one value of several says nothing: a blank, or a row without words. */
export const isBlankValue = (value: string): boolean => value.trim() === '' || blankRow.test(value);

/**
 * Blanks are nothing, among the choices as well: something else was chosen, but not written yet. Nor are rows that were
 * added to a table, and not filled.
 */
export function isEmptyAnswer(answer: Answer | undefined): boolean {
  if (answer === undefined) return true;
  const { textValue, numberValue, arrayValue } = answer;
  return numberValue === null && (textValue ?? '').trim() === '' && arrayValue.every(isBlankValue);
}
