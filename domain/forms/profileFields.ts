/** Fields that an organisation adds to profiles: asked, judged and read by the same engine as the questions of forms. */
import type { Answer, FormElement } from './FormElement.ts';

/** What can be chosen in a field of the kind Choice. */
export interface FieldChoice {
  /** What is kept; it stays when the label is written anew. */
  readonly value: string;
  readonly label: string;
}

export interface ProfileField {
  readonly _id: string;
  readonly name: string;
  /** One of `CustomFieldType`, which are kinds of questions too. */
  readonly fieldType: string;
  readonly help: string | null;
  readonly required: boolean;
  readonly choices: readonly FieldChoice[];
}

/** The options that a question for the field offers: none but for a choice. */
export function optionsOfField({ fieldType, choices }: Pick<ProfileField, 'fieldType' | 'choices'>) {
  if (fieldType !== 'select_dropdown') return [];
  return choices.map(({ value, label }) => ({
    value,
    labels: [{ language: 'en', value: label }],
    isWriteIn: false,
    numericalValue: null,
  }));
}

/** The field as a question. */
export function elementOfField(field: ProfileField, at: number): FormElement {
  return {
    _id: field._id,
    position: at + 1,
    questionType: field.fieldType,
    label: field.name,
    labels: [],
    description: field.help,
    descriptions: [],
    validations: { required: field.required, min: null, max: null },
    options: optionsOfField(field),
    userAddRow: false,
    optionsDepth: null,
    dependency: null,
    formula: null,
    videoUrl: null,
    treeOptions: [],
    behavesAs: null,
    weight: null,
  };
}

/** A value is kept as one text, whatever its kind. */
export function answerOfValue({ _id, questionType }: FormElement, value: string): Answer {
  const isNumber = questionType === 'number';
  const number = isNumber && value.trim() !== '' ? Number(value) : Number.NaN;
  return {
    questionId: _id,
    textValue: isNumber ? null : value,
    numberValue: Number.isFinite(number) ? number : null,
    arrayValue: [],
  };
}

/** Null where nothing was given. */
export function valueOfAnswer({ textValue, numberValue, arrayValue }: Answer): string | null {
  if (numberValue !== null) return String(numberValue);
  return (arrayValue.length > 0 ? arrayValue.join(', ') : (textValue ?? '')).trim() || null;
}
