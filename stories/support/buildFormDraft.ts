import type { DraftPartsFragment } from '#src/features/forms/builder/builder.gen.ts';
import { everyElement } from './buildForm.ts';

type DraftElement = DraftPartsFragment['elements'][number];

const draftElements = everyElement.map((element) => ({
  ...element,
  version: 1,
  customField: null,
})) as unknown as DraftElement[];

/** A form as its authors have it, with an element of every kind unless others are given. */
export const buildFormDraft = (more: Partial<DraftPartsFragment> = {}): DraftPartsFragment => ({
  formId: 'f1',
  title: 'Application form',
  titles: [{ language: 'de', value: 'Bewerbungsformular' }],
  description: 'Before we meet.',
  descriptions: [],
  kind: 'application',
  status: 'draft',
  revision: 0,
  hasDraft: true,
  publishingState: null,
  elements: draftElements,
  ...more,
});

interface SentChanges {
  readonly title?: string;
  readonly description?: string;
  readonly elements?: readonly (DraftElement & { readonly required: boolean; readonly minimum: number | null })[];
  readonly remove?: readonly string[];
  readonly order?: readonly string[];
}

/** A server that keeps what the builder sends, as the real one does: each change gives an element its next version. */
export function draftServer(first: DraftPartsFragment) {
  let form = first;
  const sent: SentChanges[] = [];
  return {
    sent,
    FormDraft: { answer: () => ({ formDraft: form }) },
    ChangeFormDraft: {
      answer: ({ changes }: { readonly changes?: SentChanges }) => {
        if (changes) {
          sent.push(changes);
          form = changed(form, changes);
        }
        return { changeForm: form };
      },
    },
    ShowEditing: { data: { showEditing: true } },
  };
}

function changed(form: DraftPartsFragment, changes: SentChanges): DraftPartsFragment {
  const elements = new Map(form.elements.map((element) => [element._id, element]));
  for (const given of changes.elements ?? []) {
    const before = elements.get(given._id);
    const validations = { required: given.required, min: given.minimum, max: null };
    elements.set(given._id, { ...before, ...given, validations, version: (before?.version ?? 0) + 1 });
  }
  for (const id of changes.remove ?? []) elements.delete(id);
  const ids = changes.order ?? [...elements.keys()];
  return {
    ...form,
    title: changes.title ?? form.title,
    description: changes.description ?? form.description,
    elements: ids.flatMap((id) => elements.get(id) ?? []),
  };
}
