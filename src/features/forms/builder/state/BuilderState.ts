import type { FormElement } from '#domain/forms/FormElement.ts';

/** An element as its author writes it. */
export interface BuilderElement extends FormElement {
  /** The field of a profile that its answers fill as well. */
  readonly customField: { readonly _id: string; readonly name: string; readonly fieldType: string } | null;
}

/** What an author writes: it goes forth and back by undo and redo. */
export interface BuilderDraft {
  readonly title: string;
  readonly description: string;
  readonly elements: readonly BuilderElement[];
}

/** An element as the server has it. */
export interface SavedElement {
  readonly element: BuilderElement;
  readonly version: number;
}

/** What the server has, as far as this browser knows. */
export interface SavedDraft {
  readonly title: string;
  readonly description: string;
  readonly order: readonly string[];
  /** It differs from the version that is filled. */
  readonly isUnpublished: boolean;
  readonly elements: ReadonlyMap<string, SavedElement>;
}

/** What another has done to an element while this author changed it; null: they have taken it away. */
export type Conflict = SavedElement | null;

export interface BuilderState {
  readonly draft: BuilderDraft;
  readonly saved: SavedDraft;
  readonly past: readonly BuilderDraft[];
  readonly future: readonly BuilderDraft[];
  /** What the last step was about: typing goes on in one step. */
  readonly lastEdit: string | null;
  readonly conflicts: ReadonlyMap<string, Conflict>;
}

export const savedContent = (saved: SavedDraft): BuilderDraft => ({
  title: saved.title,
  description: saved.description,
  elements: saved.order.flatMap((id) => saved.elements.get(id)?.element ?? []),
});
