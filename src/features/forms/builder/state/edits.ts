/** What an author does to a draft; each answers a new draft. */
import { withNewIds } from '#domain/forms/copies/withNewIds.ts';
import { elementKinds, hasSetting } from '#domain/forms/elementKinds.ts';
import type { BuilderDraft, BuilderElement } from './BuilderState.ts';

/** An element of a kind as it begins, with what every one of the kind needs. */
export function newElement(questionType: string, id: string = crypto.randomUUID()): BuilderElement {
  return {
    _id: id,
    position: 0,
    questionType,
    label: '',
    labels: [],
    description: null,
    descriptions: [],
    validations: { required: false, min: null, max: null },
    options:
      hasSetting(questionType, 'options') || hasSetting(questionType, 'columns') ? [newOption(), newOption()] : [],
    userAddRow: questionType === 'table',
    optionsDepth: null,
    dependency: null,
    formula: null,
    videoUrl: null,
    treeOptions: [],
    behavesAs: null,
    weight: null,
    identifies: null,
    customField: null,
  };
}

/** Answers keep the value, so it is nobody's label: that may be written anew. */
export const newOption = () => ({
  value: crypto.randomUUID().slice(0, 8),
  labels: [],
  isWriteIn: false,
  numericalValue: null,
});

/** A choice of a column; its value begins with a letter, so that no cell of it is taken for a number. */
export const newChoice = () => ({ value: `c${crypto.randomUUID().slice(0, 7)}`, labels: [] });

const withElements = (draft: BuilderDraft, elements: readonly BuilderElement[]): BuilderDraft => ({
  ...draft,
  elements,
});

/** Puts an element behind another; at the end where that is not there. */
export function addElement(draft: BuilderDraft, element: BuilderElement, after: string | null): BuilderDraft {
  const at = draft.elements.findIndex(({ _id }) => _id === after);
  const place = at < 0 ? draft.elements.length : at + 1;
  return withElements(draft, draft.elements.toSpliced(place, 0, element));
}

export function changeElement(draft: BuilderDraft, id: string, changes: Partial<BuilderElement>): BuilderDraft {
  return withElements(
    draft,
    draft.elements.map((element) => (element._id === id ? { ...element, ...changes } : element)),
  );
}

/** Another kind with what both kinds have in common. */
export function changeKind(draft: BuilderDraft, id: string, questionType: string): BuilderDraft {
  if (elementKinds[questionType] === undefined) return draft;
  const needsOptions = hasSetting(questionType, 'options') || hasSetting(questionType, 'columns');
  const element = draft.elements.find(({ _id }) => _id === id);
  // The points of a scale are nobody's choices, and choices no points of a scale.
  const isScale = [questionType, element?.questionType].includes('number_scale');
  const kept = isScale && questionType !== element?.questionType ? [] : element?.options;
  const options = needsOptions && kept?.length === 0 ? [newOption(), newOption()] : kept;
  return changeElement(draft, id, { questionType, ...(options && { options }) });
}

export function removeElement(draft: BuilderDraft, id: string): BuilderDraft {
  return withElements(
    draft,
    draft.elements.filter(({ _id }) => _id !== id),
  );
}

/**
 * A copy of an element behind it, with an id of its own; options and branches get their own as well. It is copied to ask
 * something else: what it asks is translated anew, or readers of another language would be asked the first one twice.
 */
export function duplicateElement(draft: BuilderDraft, id: string, copyId: string = crypto.randomUUID()): BuilderDraft {
  const element = draft.elements.find(({ _id }) => _id === id);
  return element === undefined
    ? draft
    : addElement(draft, { ...copyOf(element, copyId), labels: [], descriptions: [] }, id);
}

function copyOf(element: BuilderElement, id: string): BuilderElement {
  const ids = new Map(element.treeOptions.map((option) => [option._id, crypto.randomUUID()]));
  return {
    ...element,
    _id: id,
    options:
      element.questionType === 'number_scale'
        ? element.options
        : element.options.map((option) => ({ ...option, value: option.isWriteIn ? '' : newOption().value })),
    treeOptions: element.treeOptions.map((option) => ({
      ...option,
      _id: ids.get(option._id) ?? crypto.randomUUID(),
      parentId: ids.get(option.parentId ?? '') ?? null,
    })),
  };
}

/** Elements of another form behind an element, with ids of their own; what they say of each other goes on between them. */
export function importElements(
  draft: BuilderDraft,
  elements: readonly BuilderElement[],
  after: string | null,
): BuilderDraft {
  const copies = withNewIds(elements);
  const at = draft.elements.findIndex(({ _id }) => _id === after);
  return withElements(draft, draft.elements.toSpliced(at < 0 ? draft.elements.length : at + 1, 0, ...copies));
}

/** Moves an element to a place among the others. */
export function moveElement(draft: BuilderDraft, id: string, to: number): BuilderDraft {
  const element = draft.elements.find(({ _id }) => _id === id);
  if (element === undefined) return draft;
  const others = draft.elements.filter((other) => other !== element);
  const place = Math.max(0, Math.min(to, others.length));
  if (draft.elements[place] === element) return draft;
  return withElements(draft, others.toSpliced(place, 0, element));
}
