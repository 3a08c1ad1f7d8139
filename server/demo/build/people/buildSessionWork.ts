import type { DemoData, DemoRow } from '#server/demo/data/DemoData.ts';
import { programmeTextsOf } from '../content/programmeTextsOf.ts';
import { idsOf } from './demoPeople.ts';

/** How many startups are coached by people one can sign in as: their sessions are worked with. */
const COACHED = 8;

/** What sessions speak about, what comes of them, and how their coaches judge them. Comes after sessions and forms. */
export function buildSessionWork(data: DemoData): void {
  const startups = new Set(
    data
      .all('Startup')
      .slice(0, COACHED)
      .map(({ id }) => id),
  );
  data
    .all('CoachingSession')
    .filter(({ startup, status }) => startups.has(String(startup)) && status !== 'cancelled')
    .forEach((session, index) => {
      addAgenda(data, session, index);
      if (session.status !== 'held') return;
      addActionItems(data, session, index);
      addEvaluation(data, session, index);
    });
}

function addAgenda(data: DemoData, session: DemoRow, index: number): void {
  const { agenda } = programmeTextsOf(data.tenant);
  for (const at of [0, 1]) {
    data.add('AgendaPoint', {
      id: data.id('AgendaPoint', `${session.id}/${at}`),
      name: agenda[(index + at) % agenda.length],
      session: session.id,
      minutes: at === 0 ? 15 : null,
      isDone: session.status === 'held',
      createdAt: data.daysFromToday(-60, 600 + at),
    });
  }
}

function addActionItems(data: DemoData, session: DemoRow, index: number): void {
  const { actionItems } = programmeTextsOf(data.tenant);
  const people = [...idsOf(session, 'attendees').slice(0, 1), ...idsOf(session, 'coachs').slice(0, 1)];
  people.forEach((person, at) => {
    const isDone = (index + at) % 2 === 0;
    const days = isDone ? -4 : 12 + at;
    const name = actionItems[(index + at) % actionItems.length] ?? '';
    const task = addTask(data, session, { key: `${session.id}/${at}`, name, person, days, isDone });
    data.add('ActionItem', {
      id: data.id('ActionItem', `${session.id}/${at}`),
      name,
      session: session.id,
      person,
      dueDate: data.day(days),
      isDone,
      doneAt: isDone ? data.daysFromToday(-5, 900) : null,
      task,
      createdAt: data.daysFromToday(-6, 700),
    });
  });
}

interface DemoItem {
  readonly key: string;
  readonly name: string;
  readonly person: string;
  readonly days: number;
  readonly isDone: boolean;
}

/** The task that the product makes of an action item. */
function addTask(data: DemoData, session: DemoRow, { key, name, person, days, isDone }: DemoItem): string {
  const id = data.id('Task', `actionItem/${key}`);
  const createdAt = data.daysFromToday(-6, 700);
  data.add('Task', {
    id,
    name,
    dueDate: data.endOfDay(days),
    url: `/coaching/session/${session.id}`,
    taskType: 'normal',
    tag: null,
    approvalStatus: 'APPROVED',
    completionStatus: isDone ? 'COMPLETED' : 'PENDING',
    createdBy: idsOf(session, 'coachs')[0] ?? null,
    isGroupTask: false,
    startup: session.startup,
    createdAt,
  });
  data.add('TaskAssignee', {
    id: data.id('TaskAssignee', `actionItem/${key}`),
    task: id,
    user: person,
    done: isDone,
    status: isDone ? 'done' : 'pending',
    completedAt: isDone ? data.daysFromToday(-5, 900) : null,
    createdAt,
  });
  return id;
}

function addEvaluation(data: DemoData, session: DemoRow, index: number): void {
  const form = data.all('Form').find(({ kind }) => kind === 'feedback');
  const [author] = idsOf(session, 'coachs');
  // One of three still waits for its coach.
  if (form === undefined || author === undefined || index % 3 === 2) return;
  const questions = data.all('Question').filter((question) => question.form === form.id);
  data.add('SessionEvaluation', {
    id: data.id('SessionEvaluation', session.id),
    formTitle: form.title,
    session: session.id,
    form: form.id,
    author,
    isOfCoach: true,
    answers: questions
      .filter(({ questionType }) => questionType === 'number_scale' || questionType === 'text_long')
      .map((question) => ({
        questionId: question.id,
        questionLabel: question.label,
        textValue: question.questionType === 'text_long' ? session.notes : null,
        numberValue: question.questionType === 'number_scale' ? 6 + (index % 4) : null,
        arrayValue: [],
      })),
    submittedAt: data.daysFromToday(-3, 800),
    createdAt: data.daysFromToday(-3, 800),
  });
}
