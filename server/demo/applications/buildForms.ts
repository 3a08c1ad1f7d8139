import { valueKindOf } from '#domain/forms/FormElement.ts';
import type { DemoData, DemoRow } from '../data/DemoData.ts';
import type { ApplicationTexts, DemoColumn, DemoForm, DemoQuestion } from './ApplicationTexts.ts';
import { demoElements } from './demoElements.ts';

/** Forms with questions of every kind. */
export function buildForms(data: DemoData, texts: ApplicationTexts): void {
  [...texts.forms, texts.assessment.form].forEach((form, index) => {
    const id = form === texts.assessment.form ? assessmentFormId(data) : data.id('Form', index);
    data.add('Form', {
      id,
      title: form.title,
      description: form.description,
      kind: form.kind,
      status: form.status,
      publishingState: form.status === 'published' ? 'success' : null,
      revision: form.status === 'draft' ? 0 : 1,
      hasDraft: false,
      baseForm: index === 0 && texts.forms.length > 1 ? data.id('Form', 1) : null,
      isShared: form.kind === 'survey' || index === 0,
      createdAt: data.daysFromToday(-300 + 20 * index, 600),
    });
    form.questions.forEach((question, at) => {
      addQuestion(data, { form, formId: id, name: `${index}/${at}`, question, position: at + 1 });
    });
    if (form.status !== 'draft') addVersion(data, form, id, index);
  });
}

/** The form by which the startups of a program are assessed. */
export const assessmentFormId = (data: DemoData): string => data.id('Form', 'assessment');

/** The form as it is filled: what was published of it. */
function addVersion(data: DemoData, form: DemoForm, formId: string, index: number): void {
  const elements = demoElements(data, formId);
  data.add('FormVersion', {
    id: data.id('FormVersion', index),
    title: form.title,
    description: form.description,
    form: formId,
    number: 1,
    questionCount: elements.filter(({ questionType }) => valueKindOf(questionType) !== null).length,
    elements,
    publishedAt: data.daysFromToday(-290 + 20 * index, 600),
    publishedBy: null,
  });
}

interface PlacedQuestion {
  readonly form: DemoForm;
  readonly formId: string;
  readonly name: string;
  readonly question: DemoQuestion;
  readonly position: number;
}

function addQuestion(data: DemoData, { form, formId, name, question, position }: PlacedQuestion): void {
  const id = data.id('Question', name);
  const isScale = question.type === 'number_scale';
  data.add('Question', {
    id,
    label: question.label,
    form: formId,
    position,
    questionType: question.type,
    behavesAs: form.kind === 'evaluation' && isScale ? 'score' : null,
    description: question.description ?? null,
    required: ['text', 'text_long', 'number_scale'].includes(question.type),
    minimum: isScale || question.type === 'number' ? 0 : null,
    maximum: isScale ? 10 : null,
    options: question.columns ? columnsOf(question.columns) : optionsOf(question),
    userAddRow: question.type === 'table',
    optionsDepth: question.tree ? 2 : null,
    dependency: shownWhen(data, form, name, question),
    // The calculated value stands after the monthly costs.
    formula:
      question.type === 'calculated'
        ? `{${data.id('Question', name.replace(/\d+$/, String(position - 2)))}} * 12`
        : null,
    videoUrl: question.type === 'video' ? 'https://example.com/videos/how-we-read' : null,
    customField: question.type === 'custom_field' ? (data.all('CustomField')[0]?.id ?? null) : null,
  });
  addTree(data, { question: id, form: formId }, question.tree ?? {});
}

/** What a selection offers, a table has as columns, or points of a scale mean. */
function optionsOf({ type, choices = [], anchors = {} }: DemoQuestion) {
  if (type === 'number_scale') {
    return Object.entries(anchors).map(([value, words]) => ({
      value,
      labels: [{ language: 'en', value: words }],
      isWriteIn: false,
      numericalValue: null,
    }));
  }
  const offered = choices.map((value, at) => ({
    value,
    labels: [{ language: 'en', value }],
    isWriteIn: false,
    numericalValue: type === 'select_radio' ? at : null,
  }));
  const writeIn = { value: '', labels: [], isWriteIn: true, numericalValue: null };
  return type === 'select_dropdown' ? [...offered, writeIn] : offered;
}

/** The columns of a table, and what can be chosen in one of choices. */
const columnsOf = (columns: readonly DemoColumn[]) =>
  columns.map(({ name, kind, choices }) => ({
    value: name,
    labels: [{ language: 'en', value: name }],
    isWriteIn: false,
    numericalValue: null,
    columnKind: kind,
    choices: choices?.map((value) => ({ value, labels: [{ language: 'en', value }] })) ?? null,
  }));

/** Customers are asked for only of those who are further than an idea. */
function shownWhen(data: DemoData, form: DemoForm, name: string, question: DemoQuestion) {
  const stageAt = form.questions.findIndex(({ type }) => type === 'select_radio');
  if (question.type !== 'table' || stageAt < 0) return null;
  const idea = form.questions[stageAt]?.choices?.[0] ?? '';
  const questionId = data.id('Question', `${name.split('/')[0]}/${stageAt}`);
  return {
    operator: 'AND',
    statements: [{ action: 'show', questionId, operator: 'IS_NOT', values: [idea], statements: [] }],
  };
}

function addTree(
  data: DemoData,
  belongs: { readonly question: string; readonly form: string },
  tree: Readonly<Record<string, readonly string[]>>,
) {
  const add = (label: string, parent: string | null, position: number): DemoRow =>
    data.add('TreeQuestionOption', {
      id: data.id('TreeQuestionOption', `${belongs.question}/${parent ?? ''}/${label}`),
      label,
      parent,
      position,
      ...belongs,
    });
  Object.entries(tree).forEach(([branch, leaves], at) => {
    const { id } = add(branch, null, at + 1);
    leaves.forEach((leaf, place) => {
      add(leaf, id, place + 1);
    });
  });
}
