import type { StoredElement } from '#server/services/forms/draftElements.ts';
import type { DemoData, DemoRow } from '../data/DemoData.ts';

/** The questions of a demo form as a version keeps them. */
export function demoElements(data: DemoData, formId: string): StoredElement[] {
  return data
    .all('Question')
    .filter((question) => question.form === formId)
    .map((question) => elementOf(data, question));
}

function elementOf(data: DemoData, question: DemoRow): StoredElement {
  const field = data.all('CustomField').find(({ id }) => id === question.customField);
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  return {
    _id: question.id,
    formId: String(question.form),
    position: Number(question.position),
    questionType: String(question.questionType),
    label: String(question.label),
    labels: [],
    description: text(question.description),
    descriptions: [],
    validations: { required: question.required === true, min: number(question.minimum), max: number(question.maximum) },
    options: question.options as StoredElement['options'],
    userAddRow: question.userAddRow === true,
    optionsDepth: number(question.optionsDepth),
    dependency: (question.dependency ?? null) as StoredElement['dependency'],
    formula: text(question.formula),
    weight: null,
    videoUrl: text(question.videoUrl),
    behavesAs: text(question.behavesAs),
    treeOptions: data
      .all('TreeQuestionOption')
      .filter((option) => option.question === question.id)
      .map((option) => ({ _id: option.id, label: String(option.label), parentId: text(option.parent) })),
    customField: field
      ? {
          _id: field.id,
          name: String(field.name),
          help: text(field.help),
          fieldType: String(field.fieldType),
          choices: [],
        }
      : null,
  };
}
