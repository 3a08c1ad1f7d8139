import { columnKinds } from '#domain/forms/columns/tableColumns.ts';
import { type ElementProblem, formProblems, isRefusedInDrafts } from '#domain/forms/formProblems.ts';
import type { ChangeFormDraftMutationVariables } from '../builder.gen.ts';
import type { BuilderElement, BuilderState } from './BuilderState.ts';

type Changes = ChangeFormDraftMutationVariables['changes'];
type GivenElement = NonNullable<Changes['elements']>[number];

/**
 * What is to be sent so that the server has what the author sees; null where it has. What it would refuse (a condition
 * that can't be) and what the author must decide about first is left out until that is done.
 */
export function draftChanges(
  state: BuilderState,
  problems: readonly ElementProblem[] = formProblems(state.draft.elements),
): Changes | null {
  const { draft, saved, conflicts } = state;
  const held = new Set([...conflicts.keys(), ...refusedElements(problems)]);
  const changed = draft.elements.filter(
    (element) => !held.has(element._id) && element !== saved.elements.get(element._id)?.element,
  );
  const ids = draft.elements.map(({ _id }) => _id).filter((id) => saved.elements.has(id) || !held.has(id));
  const there = new Set(draft.elements.map(({ _id }) => _id));
  const removed = saved.order.filter((id) => !there.has(id));
  const isMoved = ids.join() !== saved.order.filter((id) => there.has(id)).join();
  const title = draft.title.trim() === '' || draft.title === saved.title ? undefined : draft.title;
  const description = draft.description === saved.description ? undefined : draft.description;
  if (changed.length + removed.length === 0 && !isMoved && title === undefined && description === undefined)
    return null;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    elements: changed.map((element) => givenElement(element, saved.elements.get(element._id)?.version ?? null)),
    remove: removed,
    ...(isMoved && { order: ids }),
  };
}

function refusedElements(problems: readonly ElementProblem[]): readonly string[] {
  return problems.filter(({ fault }) => isRefusedInDrafts(fault)).map(({ elementId }) => elementId);
}

function givenElement(element: BuilderElement, version: number | null): GivenElement {
  const { _id, questionType, label, labels, description, descriptions, validations, options } = element;
  const { userAddRow, optionsDepth, dependency, formula, weight, videoUrl, treeOptions, behavesAs, identifies } =
    element;
  return {
    _id,
    version,
    questionType: questionType as GivenElement['questionType'],
    behavesAs,
    label,
    labels: labels.map(({ language, value }) => ({ language, value })),
    description,
    descriptions: descriptions.map(({ language, value }) => ({ language, value })),
    required: validations.required,
    minimum: validations.min,
    maximum: validations.max,
    options: options.map(({ value, labels: names, isWriteIn, numericalValue, columnKind, choices }) => ({
      value,
      labels: names.map(({ language, value: text }) => ({ language, value: text })),
      isWriteIn,
      numericalValue,
      columnKind: columnKinds.find((kind) => kind === columnKind) ?? null,
      choices: choices?.map((choice) => ({
        value: choice.value,
        labels: choice.labels.map(({ language, value: text }) => ({ language, value: text })),
      })),
    })),
    userAddRow,
    optionsDepth,
    dependency: dependency && { operator: dependency.operator, statements: statements(dependency.statements) },
    formula,
    weight,
    identifies,
    videoUrl,
    treeOptions: treeOptions.map((option) => ({
      _id: option._id,
      label: option.label,
      labels: (option.labels ?? []).map(({ language, value }) => ({ language, value })),
      parentId: option.parentId,
    })),
    customFieldId: element.customField?._id ?? null,
  };
}

type GivenStatement = NonNullable<GivenElement['dependency']>['statements'][number];

/** Without what the server adds to its answers. */
function statements(given: NonNullable<BuilderElement['dependency']>['statements']): GivenStatement[] {
  return given.map(({ action, questionId, operator, values, statements: inner }) => ({
    action,
    questionId,
    operator,
    values,
    ...(inner?.length && { statements: statements(inner) }),
  }));
}
