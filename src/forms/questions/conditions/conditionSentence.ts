import type { TFunction } from 'i18next';
import { choiceNames } from '#domain/forms/answerValues.ts';
import { needsValue } from '#domain/forms/conditions/operators.ts';
import { type Dependency, type DependencyStatement, type FormElement, valueKindOf } from '#domain/forms/FormElement.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';

type Translate = TFunction<'formBuilder'>;

/** A condition as one says it: "Shown when Stage is Idea or Prototype, and (Costs is more than 5 or …)". */
export function conditionSentence(
  t: Translate,
  dependency: Dependency,
  elements: readonly FormElement[],
  language: string,
): string {
  return t('condition.shownWhen', { condition: groupWords(t, dependency, elements, language) });
}

function groupWords(
  t: Translate,
  { operator, statements }: Pick<Dependency, 'operator' | 'statements'>,
  elements: readonly FormElement[],
  language: string,
): string {
  const parts = statements.map((statement) =>
    statement.statements?.length
      ? `(${groupWords(t, { operator: statement.operator, statements: statement.statements }, elements, language)})`
      : statementWords(t, statement, elements, language),
  );
  return joined(parts, operator === 'OR' ? 'disjunction' : 'conjunction', language);
}

/** One comparison in words: “Stage” is Idea or Prototype. */
export function statementWords(
  t: Translate,
  { questionId, operator, values }: DependencyStatement,
  elements: readonly FormElement[],
  language: string,
): string {
  const question = elements.find(({ _id }) => _id === questionId);
  const name = question ? question.label || t('labelEmpty') : t('condition.gone');
  const compared = operatorWords(t, operator, question);
  if (!needsValue(operator)) return `“${name}” ${compared}`;
  const names = question ? choiceNames(question, language) : new Map<string, string>();
  const words = (values ?? []).map((value) => names.get(value) ?? value);
  const list =
    words.length === 0 ? '…' : joined(words, operator === 'CONTAINS_ALL' ? 'conjunction' : 'disjunction', language);
  return `“${name}” ${compared} ${list}`;
}

/** A comparison in words; an answer of several choices "includes" what an answer of one "is". */
export function operatorWords(t: Translate, operator: string, question: FormElement | undefined): string {
  const isSeveral = question !== undefined && valueKindOf(question.questionType) === 'arrayValue';
  return isSeveral && needsValue(operator)
    ? t(`operatorOfSeveral.${operator}` as 'operatorOfSeveral.IS')
    : t(`operator.${operator}` as 'operator.IS');
}

function joined(parts: readonly string[], type: Intl.ListFormatType, language: string): string {
  return new Intl.ListFormat(languageTag(language), { type, style: 'long' }).format(parts);
}
