import type { DemoData } from '../data/DemoData.ts';
import type { ApplicationTexts } from './ApplicationTexts.ts';

const states = ['open', 'open', 'closed', 'draft'];

/** Feedback requests about startups and people, most of them answered by some of those asked. */
export function buildFeedback(data: DemoData, texts: ApplicationTexts): void {
  const form = data.all('Form').find((one) => one.kind === 'feedback');
  if (form === undefined) return;
  const count = data.tenant.size.startups > 30 ? 24 : 8;
  for (let index = 0; index < count; index += 1) addRequest(data, texts, form.id, index);
}

function addRequest(data: DemoData, texts: ApplicationTexts, form: string, index: number): void {
  const startups = data.all('Startup');
  const startup = startups[index % startups.length];
  const { title, message } = texts.feedback[index % texts.feedback.length] ?? { title: '', message: '' };
  const askers = ['staff', 'coach', 'admin'];
  const createdBy = data.id('User', askers[index % askers.length] ?? 'staff');
  const recipients = ['mentor', 'cofounder', 'expert', 'evaluator'].map((name) => data.id('User', name));
  const status = states[index % states.length];
  const about = {
    startup: startup?.id ?? null,
    person: index % 4 === 2 ? data.id('User', 'mentor') : null,
  };
  const request = data.add('FeedbackRequest', {
    id: data.id('FeedbackRequest', index),
    title: `${title} – ${startup?.name ?? ''}`,
    message,
    form,
    status,
    ...about,
    recipients,
    dueDate: data.day(status === 'closed' ? -10 : 14),
    createdBy,
    createdAt: data.daysFromToday(-30 - index, 620),
  });
  if (status === 'draft') return;
  // One of those asked has not answered yet.
  for (const author of recipients.slice(0, 1 + (index % 3)))
    addAnswer(data, texts, request.id, { author, createdBy, about, index });
}

interface DemoFeedback {
  readonly author: string;
  readonly createdBy: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly index: number;
}

function addAnswer(data: DemoData, texts: ApplicationTexts, request: string, feedback: DemoFeedback): void {
  const { random } = data;
  const comment = random.pick(texts.feedbackComments);
  const rating = random.between(5, 10);
  const questions = data.all('Question').filter((one) => one.form === data.all('FeedbackRequest').at(-1)?.form);
  data.add('FeedbackAnswer', {
    id: data.id('FeedbackAnswer', `${feedback.index}/${feedback.author}`),
    request,
    author: feedback.author,
    rating,
    comment,
    answers: questions.map((question) => ({
      questionId: question.id,
      questionLabel: question.label,
      textValue: question.questionType === 'text_long' ? comment : null,
      numberValue: question.questionType === 'number_scale' ? rating : null,
      arrayValue: [],
    })),
    submittedAt: data.daysFromToday(-random.between(1, 25), 900),
    requestedBy: feedback.createdBy,
    ...feedback.about,
  });
}
