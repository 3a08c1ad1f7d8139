import type { BuilderElement, BuilderState, SavedDraft } from '../BuilderState.ts';
import { newElement } from '../edits.ts';
import { firstState } from '../readDraft.ts';
import { type BuilderAction, reduceBuilder } from '../reduceBuilder.ts';

export const textElement = (id: string, more: Partial<BuilderElement> = {}): BuilderElement => ({
  ...newElement('text', id),
  label: id,
  ...more,
});

/** What the server has: an element for each given one, at its version. */
export const serverDraft = (...rows: readonly (readonly [BuilderElement, number])[]): SavedDraft => ({
  title: 'Application',
  description: '',
  isUnpublished: true,
  order: rows.map(([{ _id }]) => _id),
  elements: new Map(rows.map(([element, version]) => [element._id, { element, version }])),
});

/** A builder on three saved questions, a, b and c. */
export const threeQuestions = (): BuilderState =>
  firstState(serverDraft([textElement('a'), 1], [textElement('b'), 1], [textElement('c'), 1]));

export const afterActions = (state: BuilderState, ...actions: readonly BuilderAction[]): BuilderState =>
  actions.reduce(reduceBuilder, state);

export const labelsOf = ({ draft }: BuilderState): string[] => draft.elements.map(({ label }) => label);
