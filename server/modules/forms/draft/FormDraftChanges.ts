import type { Dependency, QuestionOption, TranslatedText, TreeOption } from '#domain/forms/FormElement.ts';

/** An element as its author wants it (`FormElementInput`). */
export interface GivenElement {
  readonly _id: string;
  readonly version?: number | null;
  readonly questionType: string;
  readonly behavesAs?: string | null;
  readonly label: string;
  readonly labels: readonly TranslatedText[];
  readonly description?: string | null;
  readonly descriptions: readonly TranslatedText[];
  readonly required: boolean;
  readonly minimum?: number | null;
  readonly maximum?: number | null;
  readonly options: readonly (Omit<QuestionOption, 'numericalValue'> & { readonly numericalValue?: number | null })[];
  readonly userAddRow: boolean;
  readonly optionsDepth?: number | null;
  readonly dependency?: GivenDependency | null;
  readonly formula?: string | null;
  readonly weight?: number | null;
  readonly identifies?: boolean | null;
  readonly videoUrl?: string | null;
  readonly treeOptions: readonly (Omit<TreeOption, 'parentId'> & { readonly parentId?: string | null })[];
  readonly customFieldId?: string | null;
}

interface GivenDependency {
  readonly operator: string;
  readonly statements: readonly GivenStatement[];
}

interface GivenStatement {
  readonly action?: string | null;
  readonly questionId?: string | null;
  readonly operator: string;
  readonly values?: readonly string[] | null;
  readonly statements?: readonly GivenStatement[] | null;
}

/** What is to become of a draft (`FormDraftInput`). */
export interface FormDraftChanges {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly elements?: readonly GivenElement[] | null;
  readonly remove?: readonly string[] | null;
  readonly order?: readonly string[] | null;
}

/** The condition with all that it leaves open said; null for one without a statement. */
export function dependencyOf(given: GivenDependency | null | undefined): Dependency | null {
  if (!given || given.statements.length === 0) return null;
  return { operator: given.operator === 'OR' ? 'OR' : 'AND', statements: given.statements.map(statementOf) };
}

function statementOf(given: GivenStatement): Dependency['statements'][number] {
  const inner = (given.statements ?? []).map(statementOf);
  return {
    action: given.action === 'hide' ? 'hide' : 'show',
    questionId: inner.length > 0 ? null : (given.questionId ?? null),
    operator: inner.length > 0 && given.operator !== 'OR' ? 'AND' : given.operator,
    values: inner.length > 0 ? null : (given.values ?? []),
    statements: inner,
  };
}
