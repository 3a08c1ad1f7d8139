import type { DemoData, DemoRow } from '../data/DemoData.ts';
import type { ApplicationTexts } from './ApplicationTexts.ts';

const kinds = ['application', 'evaluation', 'meeting', 'decision'];
/** Day from today on which a funnel opens; it stays open for sixty days. */
export const openings = [-30, -25, 20, -200, -330, -15];

/** What visitors ask about programs, and funnels with their rounds, admins, assigned evaluators and e-mails. */
export function buildFunnels(data: DemoData, texts: ApplicationTexts): void {
  const programs = data.all('Program');
  programs.forEach(({ id: program }, index) => {
    texts.programQuestions.forEach((asked, at) => {
      data.add('ProgramQuestion', {
        id: data.id('ProgramQuestion', `${index}/${at}`),
        ...asked,
        program,
        position: at + 1,
      });
    });
  });
  texts.funnels.forEach(({ name, description }, index) => {
    const opens = openings[index % openings.length] ?? 0;
    const status = opens > 0 ? 'draft' : opens < -60 && index !== 3 ? 'closed' : 'open';
    const admins = [data.id('User', index % 2 === 0 ? 'coach' : 'staff')];
    const evaluators = index < 2 ? [data.id('User', 'evaluator'), data.id('User', 'expert')] : [];
    const funnel = data.add('Funnel', {
      id: data.id('Funnel', index),
      name,
      program: programs[index % programs.length]?.id,
      status,
      description,
      opensAt: data.day(opens),
      closesAt: status === 'open' && index === 3 ? null : data.day(opens + 60),
      admins,
      assignedEvaluators: evaluators,
      anonymous: index === 1,
      instructionEmailSubject: texts.instructionMail.subject,
      instructionEmailBody: texts.instructionMail.body,
      createdAt: data.daysFromToday(opens - 20, 600),
    });
    addRounds(data, texts, funnel, index);
    addAssignations(data, texts, funnel, index);
    const { name: mail, subject, body } = texts.rejectionMail;
    data.add('RejectionEmail', {
      id: data.id('RejectionEmail', index),
      name: mail,
      subject,
      body,
      funnel: funnel.id,
      isActive: index !== 0,
    });
  });
}

function addRounds(data: DemoData, texts: ApplicationTexts, funnel: DemoRow, index: number): void {
  const formOf = (kind: string) =>
    data.all('Form').find((form) => form.kind === kind && form.status === 'published')?.id;
  texts.rounds.forEach((name, at) => {
    data.add('FunnelRound', {
      id: data.id('FunnelRound', `${index}/${at}`),
      name,
      funnel: funnel.id,
      position: at + 1,
      kind: kinds[at],
      form: at === 0 ? (formOf('application') ?? null) : null,
      evaluationForm: at === 1 ? (formOf('evaluation') ?? null) : null,
      instructions: at === 0 ? texts.instructions : null,
    });
  });
}

function addAssignations(data: DemoData, texts: ApplicationTexts, funnel: DemoRow, index: number): void {
  for (const evaluator of funnel.assignedEvaluators as readonly string[]) {
    data.add('EvaluationAssignation', {
      id: data.id('EvaluationAssignation', `${index}/${evaluator}`),
      evaluator,
      funnel: funnel.id,
      maxApplications: 40,
      dueDate: data.day(21),
      note: texts.assignmentNote,
    });
  }
}
