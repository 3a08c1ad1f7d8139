import { weightedScore } from '#domain/scoring/weightedScore.ts';
import type { DemoData, DemoRow } from '../data/DemoData.ts';
import { freeDay } from '../data/freeDay.ts';
import type { ApplicationTexts } from './ApplicationTexts.ts';
import { addAnswers } from './addAnswers.ts';
import { demoElements } from './demoElements.ts';

/** What belongs to an application: its history, answers, evaluations, comments and meeting. */
export function addApplicationParts(
  data: DemoData,
  texts: ApplicationTexts,
  application: DemoRow,
  index: number,
): void {
  addHistory(data, application, index);
  if (application.status === 'draft') return;
  addAnswers(data, texts, application, index);
  if (application.status !== 'ready_for_invitation') addEvaluations(data, texts, application, index);
  if (index % 2 === 0) addNote(data, texts, application, index);
  if (['ready_for_meeting', 'pending_decision', 'accepted'].includes(String(application.status))) {
    addMeeting(data, texts, application, index);
  }
}

type Add = (kind: string, createdAt: unknown, more?: Record<string, unknown>) => void;

function addHistory(data: DemoData, application: DemoRow, index: number): void {
  const add: Add = (kind, createdAt, more = {}) => {
    data.add('ApplicationActivity', {
      id: data.id('ApplicationActivity', `${index}/${kind}${more.roundName ?? ''}`),
      application: application.id,
      kind,
      actor: application.applicant,
      isInternal: application.status === 'delay_rejected' && kind === 'decided',
      ...more,
      createdAt,
    });
  };
  add('created', application.createdAt);
  if (application.submittedAt === null) return;
  add('submitted', application.submittedAt, { fromStatus: 'draft', toStatus: 'ready_for_invitation' });
  addMoves(data, application, add);
  if (application.status === 'ready_for_invitation') return;
  const isDecided = application.decision !== null;
  add(isDecided ? 'decided' : 'status_changed', application.decidedAt ?? data.daysFromToday(-2, 640), {
    fromStatus: isDecided ? 'pending_decision' : 'ready_for_invitation',
    toStatus: application.status,
    actor: data.id('User', 'admin'),
  });
}

/** When it came to each of its rounds: evaluating takes the longest. */
function addMoves(data: DemoData, application: DemoRow, add: Add): void {
  const rounds = data
    .all('FunnelRound')
    .filter(({ funnel }) => funnel === application.funnel)
    .sort((one, other) => Number(one.position) - Number(other.position));
  const last = rounds.findIndex(({ id }) => id === application.round);
  const submitted = Date.parse(String(application.submittedAt));
  const ended = Date.parse(String(application.decidedAt ?? data.daysFromToday(-1, 600)));
  for (const [at, { id, name }] of rounds.slice(0, last + 1).entries()) {
    if (at === 0) continue;
    const moved = new Date(submitted + (ended - submitted) * (shareBefore[at] ?? 1)).toISOString();
    add('moved', moved, { round: id, roundName: name, actor: data.id('User', 'admin') });
  }
}

/** Of the time between handing in and the decision, what has passed when a round begins. */
const shareBefore = [0, 0.15, 0.6, 0.85];

function addEvaluations(data: DemoData, texts: ApplicationTexts, application: DemoRow, index: number): void {
  const { random } = data;
  const scores: number[] = [];
  const form = data.all('Form').find((one) => one.kind === 'evaluation')?.id ?? null;
  const round = data.all('FunnelRound').find((one) => one.funnel === application.funnel && one.kind === 'evaluation');
  for (const evaluator of application.evaluators as readonly string[]) {
    const isDone = application.decision !== null || random.chance(0.6);
    const given = isDone ? judge(data, texts, String(form)) : null;
    const score = given?.score ?? null;
    if (score !== null) scores.push(score);
    data.add('Evaluation', {
      id: data.id('Evaluation', `${index}/${evaluator}`),
      title: application.startupName,
      application: application.id,
      evaluator,
      round: round?.id ?? null,
      form,
      behavesAs: 'score',
      formVersion: isDone ? 1 : null,
      answers: given?.answers ?? [],
      dueDate: isDone ? null : data.day(21),
      isDistributed: true,
      status: isDone ? 'submitted' : random.chance(0.3) ? 'in_progress' : 'pending',
      score,
      comment: given?.comment ?? null,
      submittedAt: isDone ? data.daysFromToday(-random.between(1, 40), 800) : null,
      isClosed: isDone,
    });
  }
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  if (scores.length > 0) Object.assign(application, { score: Math.round(mean * 10) / 10 });
}

/** An evaluation as somebody gave it: some are strict, and no two criteria are alike. */
function judge(data: DemoData, texts: ApplicationTexts, formId: string) {
  const { random } = data;
  const elements = demoElements(data, formId);
  const level = random.between(4, 8);
  const comment = random.pick(texts.verdicts);
  const answers = elements.flatMap(({ _id, questionType }) => {
    const empty = { questionId: _id, textValue: null, numberValue: null, arrayValue: [] };
    if (questionType === 'number_scale') return { ...empty, numberValue: Math.min(10, level + random.between(-2, 2)) };
    return questionType === 'text_long' ? { ...empty, textValue: comment } : [];
  });
  const score = weightedScore(elements, new Map(answers.map((answer) => [answer.questionId, answer])));
  return { answers, comment, score };
}

function addNote(data: DemoData, texts: ApplicationTexts, application: DemoRow, index: number): void {
  const isShared = index % 8 === 0;
  data.add('ApplicationNote', {
    id: data.id('ApplicationNote', index),
    // The last of the texts is the one that is meant for applicants.
    body: isShared ? texts.comments.at(-1) : texts.comments[index % (texts.comments.length - 1)],
    application: application.id,
    author: data.id('User', index % 4 === 0 ? 'staff' : 'coach'),
    isShared,
    asks: isShared,
    createdAt: data.daysFromToday(-data.random.between(1, 30), 760),
  });
}

function addMeeting(data: DemoData, texts: ApplicationTexts, application: DemoRow, index: number): void {
  const isOver = application.decision !== null;
  const states = ['pending', 'meeting_scheduled', 'meeting_scheduled', 'meeting_canceled'];
  const wished = isOver ? -data.random.between(5, 60) : data.random.between(1, 20);
  const from = 540 + 30 * (index % 16);
  // Staff have met those who are startups by now: their coaches read the applications for looking after them.
  const host = data.id('User', !isOver && index % 2 === 0 ? 'coach' : 'staff');
  const person = data.all('User').find(({ id }) => id === host);
  const day = isOver
    ? wished
    : freeDay(data, { people: [host, String(application.applicant)], day: wished, from, minutes: 30 });
  const status = isOver ? 'meeting_scheduled' : states[index % states.length];
  if (status === 'meeting_scheduled') Object.assign(application, { hosts: [host] });
  data.add('ApplicationMeeting', {
    id: data.id('ApplicationMeeting', index),
    title: texts.meeting.title,
    application: application.id,
    status,
    startTime: data.daysFromToday(day, from),
    durationMinutes: 30,
    host,
    hostName: person ? `${person.firstName} ${person.lastName}` : null,
    location: texts.meeting.location,
    note: null,
  });
}
