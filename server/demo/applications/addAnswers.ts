import type { DemoData, DemoRow } from '../data/DemoData.ts';
import type { ApplicationTexts } from './ApplicationTexts.ts';
import { tableRows } from './tableRows.ts';

/** The answers to the form of the first round. Every eighth application has one to every question. */
export function addAnswers(data: DemoData, texts: ApplicationTexts, application: DemoRow, index: number): void {
  const round = data.all('FunnelRound').find((one) => one.funnel === application.funnel && one.position === 1);
  const form = data.all('Form').find((one) => one.id === round?.form);
  if (round === undefined || form === undefined) return;
  const submission = data.add('FormSubmission', {
    id: data.id('FormSubmission', index),
    formTitle: form.title,
    form: form.id,
    formVersion: 1,
    application: application.id,
    round: round.id,
    uuid: data.id('FormSubmission address', index),
    submittedBy: application.applicant,
    respondentName: application.founderName,
    respondentEmail: application.founderEmail,
    status: 'submitted',
    submittedAt: application.submittedAt,
  });
  for (const question of data.all('Question').filter((one) => one.form === form.id)) {
    const answer = answerOf(data, texts, application, question);
    if (answer === null || (index % 8 !== 0 && Number(question.position) > 9)) continue;
    data.add('FormAnswer', {
      id: data.id('FormAnswer', `${index}/${question.position}`),
      questionLabel: question.label,
      submission: submission.id,
      application: application.id,
      questionId: question.id,
      position: question.position,
      textValue: null,
      numberValue: null,
      arrayValue: [],
      ...answer,
    });
  }
}

function answerOf(
  data: DemoData,
  texts: ApplicationTexts,
  application: DemoRow,
  question: DemoRow,
): Partial<DemoRow> | null {
  const { random } = data;
  const options = (question.options ?? []) as readonly { readonly value: string; readonly isWriteIn: boolean }[];
  const choices = options.filter(({ isWriteIn }) => !isWriteIn).map(({ value }) => value);
  const leaves = data
    .all('TreeQuestionOption')
    .filter((option) => option.question === question.id && option.parent !== null)
    .map((option) => option.id);
  switch (question.questionType) {
    case 'text':
      return { textValue: application.description };
    case 'text_long':
      return { textValue: texts.longAnswer };
    case 'text_link':
    case 'file':
      return { textValue: application.website };
    case 'select_radio':
    case 'select_dropdown':
      return { textValue: random.pick(choices) };
    case 'select_checkbox':
    case 'select_multi_dropdown':
      return { arrayValue: random.sample([...choices], 2) };
    case 'tree_single':
      return { textValue: random.pick(leaves) };
    case 'tree_multi':
      return { arrayValue: random.sample(leaves, 2) };
    case 'number':
      return { numberValue: random.between(1, 60) * 1000 };
    case 'calculated':
      return { numberValue: random.between(12, 720) * 1000 };
    case 'number_scale':
      return { numberValue: random.between(3, 10) };
    case 'date':
      return { textValue: data.day(-random.between(200, 2000)) };
    case 'table':
      return { arrayValue: tableRows(data, texts, question, application) };
    case 'custom_field':
      return { textValue: random.pick(texts.pitches) };
    default:
      return null;
  }
}
