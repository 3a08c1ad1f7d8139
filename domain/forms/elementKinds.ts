/** A setting that only some kinds of elements have. */
export type ElementSetting =
  | 'required'
  | 'options'
  | 'writeIn'
  | 'columns'
  | 'numberLimits'
  | 'lengthLimits'
  | 'choiceLimits'
  | 'rowLimits'
  | 'tree'
  | 'formula'
  | 'video'
  | 'customField'
  | 'weight';

export interface ElementKind {
  /** Which value of an answer holds it; null for what is only shown. */
  readonly value: 'textValue' | 'numberValue' | 'arrayValue' | null;
  readonly settings: readonly ElementSetting[];
  /** Where the kind stands in a palette. */
  readonly group: 'text' | 'number' | 'choice' | 'other' | 'layout';
}

/** The 21 kinds of requirement 001 §3: where an answer is kept, and what can be said of one. */
export const elementKinds: Readonly<Record<string, ElementKind>> = {
  text: { value: 'textValue', group: 'text', settings: ['required', 'lengthLimits'] },
  text_long: { value: 'textValue', group: 'text', settings: ['required', 'lengthLimits'] },
  text_link: { value: 'textValue', group: 'text', settings: ['required'] },
  date: { value: 'textValue', group: 'text', settings: ['required'] },
  number: { value: 'numberValue', group: 'number', settings: ['required', 'numberLimits'] },
  number_scale: { value: 'numberValue', group: 'number', settings: ['required', 'numberLimits', 'weight'] },
  calculated: { value: 'numberValue', group: 'number', settings: ['formula', 'weight'] },
  select_radio: { value: 'textValue', group: 'choice', settings: ['required', 'options', 'writeIn', 'weight'] },
  select_dropdown: { value: 'textValue', group: 'choice', settings: ['required', 'options', 'writeIn', 'weight'] },
  select_checkbox: {
    value: 'arrayValue',
    group: 'choice',
    settings: ['required', 'options', 'writeIn', 'choiceLimits', 'weight'],
  },
  select_multi_dropdown: {
    value: 'arrayValue',
    group: 'choice',
    settings: ['required', 'options', 'writeIn', 'choiceLimits', 'weight'],
  },
  tree_single: { value: 'textValue', group: 'choice', settings: ['required', 'tree'] },
  tree_multi: { value: 'arrayValue', group: 'choice', settings: ['required', 'tree', 'choiceLimits'] },
  table: { value: 'arrayValue', group: 'other', settings: ['required', 'columns', 'rowLimits'] },
  file: { value: 'textValue', group: 'other', settings: ['required'] },
  custom_field: { value: 'textValue', group: 'other', settings: ['required', 'customField'] },
  section: { value: null, group: 'layout', settings: [] },
  heading: { value: null, group: 'layout', settings: [] },
  sub_heading: { value: null, group: 'layout', settings: [] },
  paragraph: { value: null, group: 'layout', settings: [] },
  video: { value: null, group: 'layout', settings: ['video'] },
};

const unknownKind: ElementKind = { value: 'textValue', group: 'other', settings: ['required'] };

export function kindOf(questionType: string): ElementKind {
  return elementKinds[questionType] ?? unknownKind;
}

/** Whether an answer can be said to have a least and a most: of its number, its letters, its choices or its rows. */
export const hasLimits = (questionType: string): boolean =>
  kindOf(questionType).settings.some((one) => limits.has(one));

const limits: ReadonlySet<ElementSetting> = new Set(['numberLimits', 'lengthLimits', 'choiceLimits', 'rowLimits']);

export const hasSetting = (questionType: string, setting: ElementSetting): boolean =>
  kindOf(questionType).settings.includes(setting);
