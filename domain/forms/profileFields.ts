/** Fields that an organisation adds to profiles: asked, judged and read by the same engine as the questions of forms. */
import type { Answer, FormElement, TranslatedText } from './FormElement.ts';

/** What can be chosen in a field of the kind Choice. */
export interface FieldChoice {
  /** What is kept; it stays when the label is written anew. */
  readonly value: string;
  readonly label: string;
  /** In other languages; left out where nobody has written any. */
  readonly labels?: readonly TranslatedText[] | null | undefined;
}

export interface ProfileField {
  readonly _id: string;
  readonly name: string;
  readonly names: readonly TranslatedText[];
  /** One of `CustomFieldType`, which are kinds of questions too. */
  readonly fieldType: string;
  readonly help: string | null;
  readonly helps: readonly TranslatedText[];
  readonly required: boolean;
  readonly choices: readonly FieldChoice[];
}

/** The options that a question for the field offers: none but for a choice. */
export function optionsOfField({ fieldType, choices }: Pick<ProfileField, 'fieldType' | 'choices'>) {
  if (fieldType !== 'select_dropdown') return [];
  return choices.map(({ value, label, labels }) => ({
    value,
    labels: choiceLabels({ value, label, labels }),
    isWriteIn: false,
    numericalValue: null,
  }));
}

/** What a choice is called in each language; as it was first written stands in for those that nobody has written. */
function choiceLabels({ label, labels }: FieldChoice): TranslatedText[] {
  const written = (labels ?? []).filter(({ value }) => value.trim() !== '');
  const first = written.find(({ language }) => language === 'en') ?? { language: 'en', value: label };
  return [first, ...written.filter(({ language }) => language !== 'en')];
}

/** A question that may also fill a field of a profile. */
interface FillingElement extends FormElement {
  readonly customField?: (Pick<ProfileField, '_id'> & { readonly fieldType?: string }) | null;
}

/** As it is asked of whoever fills the form: a question for a field of the profile is a number where the field is one. */
export function askedElement<T extends FillingElement>(element: T): T {
  const kind = element.questionType === 'custom_field' ? element.customField?.fieldType : undefined;
  return kind === undefined ? element : { ...element, questionType: kind };
}

/** The field as a question. */
export function elementOfField(field: ProfileField, at: number): FormElement {
  return {
    _id: field._id,
    position: at + 1,
    questionType: field.fieldType,
    label: field.name,
    labels: field.names,
    description: field.help,
    descriptions: field.helps,
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

/** As numbers are kept: no hexadecimals, no blanks, so that the database reads each of them as one too. */
const isPlainNumber = (text: string): boolean =>
  /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/.test(text) && Number.isFinite(Number(text));

/** A value is kept as one text, whatever its kind. */
export function answerOfValue({ _id, questionType }: FormElement, value: string): Answer {
  const isNumber = questionType === 'number';
  const number = isNumber && isPlainNumber(value) ? Number(value) : Number.NaN;
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
