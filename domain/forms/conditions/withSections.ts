import type { Dependency, DependencyStatement, FormElement } from '../FormElement.ts';

/** The elements with the conditions under which they are shown: what stands in a section needs that of the section too. */
export function withSections(elements: readonly FormElement[]): ReadonlyMap<string, FormElement> {
  const shown = new Map<string, FormElement>();
  let section: Dependency | null = null;
  for (const element of elements) {
    if (element.questionType === 'section') section = element.dependency;
    const isInside = element.questionType !== 'section' && section !== null;
    shown.set(element._id, isInside ? { ...element, dependency: both(element.dependency, section) } : element);
  }
  return shown;
}

function both(own: Dependency | null, section: Dependency | null): Dependency | null {
  if (own === null || own.statements.length === 0 || section === null) return section ?? own;
  return { operator: 'AND', statements: [asGroup(own), asGroup(section)] };
}

const asGroup = ({ operator, statements }: Dependency): DependencyStatement => ({
  action: 'show',
  questionId: null,
  operator,
  values: null,
  statements,
});
