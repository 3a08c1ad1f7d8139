/** What a form asks or shows, as both sides see it. */
export interface FormElement {
  readonly _id: string;
  readonly position: number;
  /** One of `FormFieldType`. */
  readonly questionType: string;
  readonly label: string;
  readonly description: string | null;
  readonly validations: QuestionValidations;
  readonly options: readonly QuestionOption[];
  /** Whether whoever fills in a table may add rows to it. */
  readonly userAddRow: boolean;
  readonly optionsDepth: number | null;
  readonly dependency: Dependency | null;
  readonly formula: string | null;
  readonly videoUrl: string | null;
  readonly treeOptions: readonly TreeOption[];
}

interface QuestionValidations {
  readonly required: boolean;
  readonly min: number | null;
  readonly max: number | null;
}

interface QuestionOption {
  readonly value: string;
  readonly isWriteIn: boolean;
  readonly numericalValue: number | null;
}

export interface TreeOption {
  readonly _id: string;
  readonly label: string;
  readonly parentId: string | null;
}

/** What somebody answered; which value holds it follows from the kind of question. */
export interface Answer {
  readonly questionId: string;
  readonly textValue: string | null;
  readonly numberValue: number | null;
  readonly arrayValue: readonly string[];
}

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

const shownOnly: ReadonlySet<string> = new Set(['section', 'heading', 'sub_heading', 'paragraph', 'video']);
const numeric: ReadonlySet<string> = new Set(['number', 'number_scale', 'calculated']);
const listed: ReadonlySet<string> = new Set(['select_checkbox', 'select_multi_dropdown', 'tree_multi', 'table']);

/** Which of the three values of an answer a kind of question uses; null when it is only shown. */
export function valueKindOf(questionType: string): 'textValue' | 'numberValue' | 'arrayValue' | null {
  if (shownOnly.has(questionType)) return null;
  if (numeric.has(questionType)) return 'numberValue';
  return listed.has(questionType) ? 'arrayValue' : 'textValue';
}

export function isEmptyAnswer(answer: Answer | undefined): boolean {
  if (answer === undefined) return true;
  return !answer.textValue?.trim() && answer.numberValue === null && answer.arrayValue.length === 0;
}
