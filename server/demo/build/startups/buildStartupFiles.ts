import type { DemoData, DemoRow } from '#server/demo/data/DemoData.ts';
import { fileTextsOf } from '#server/demo/texts/fileTextsOf.ts';

const criteria = ['team', 'market', 'product', 'traction', 'finance'];
const milestoneStates = ['reached', 'inProgress', 'planned', 'missed'];

/** Milestones, documents, connections, assessments, feedback and custom fields of each startup. */
export function buildStartupFiles(data: DemoData): void {
  const users = data.all('User');
  const assessors = ['evaluator', 'coach', 'mentor', 'admin'].map((name) => data.id('User', name));
  data.all('Startup').forEach((startup, index) => {
    const own = { startup: startup.id };
    const members = users.filter((user) => (user.startups as string[]).includes(startup.id));
    addPlans(data, startup, members, index);
    addDocuments(data, own, members, index);
    addConnections(data, own, index);
    addAssessments(data, own, assessors, index);
    addFeedback(data, own, assessors, index);
    addFieldValues(data, own, index);
  });
}

type Own = Readonly<Record<string, unknown>> & { readonly startup: string };

function addPlans(data: DemoData, startup: DemoRow, members: readonly DemoRow[], index: number): void {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  const own = { startup: startup.id };
  texts.plans.slice(0, index % 2 === 0 ? 2 : 1).forEach((plan, round) => {
    const id = data.id('MilestonePlan', `${startup.id}/${round}`);
    const begins = -70 + round * 60;
    data.add('MilestonePlan', {
      ...own,
      id,
      name: plan.name,
      goal: plan.goal,
      status: round === 0 && index % 3 === 0 ? 'completed' : 'active',
      startDate: data.day(begins),
      endDate: data.day(begins + 120),
    });
    plan.milestones.forEach((name, step) => {
      const due = begins + 24 + step * 26;
      const status = due < 0 ? (step % 4 === 3 ? 'missed' : 'reached') : (milestoneStates[1 + (step % 2)] ?? 'planned');
      data.add('Milestone', {
        ...own,
        id: data.id('Milestone', `${startup.id}/${round}/${step}`),
        name,
        description: plan.goal,
        status,
        dueDate: data.day(due),
        reachedAt: status === 'reached' ? data.day(due - 2) : null,
        plan: id,
        responsible: members[0]?.id ?? null,
      });
    });
  });
}

function addDocuments(data: DemoData, own: Own, members: readonly DemoRow[], index: number): void {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  texts.documents.slice(0, 2 + (index % 3)).forEach(({ name, category, file }, at) => {
    data.add('StartupDocument', {
      ...own,
      id: data.id('StartupDocument', `${own.startup}/${at}`),
      name,
      category,
      url: `https://files.${data.tenant.id}.test/${index + 1}/${file}`,
      contentType: file.endsWith('.pdf')
        ? 'application/pdf'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      size: data.random.between(40_000, 4_000_000),
      uploadedBy: members[0]?.id ?? null,
      createdAt: data.daysFromToday(-data.random.between(5, 200)),
    });
  });
}

function addConnections(data: DemoData, own: Own, index: number): void {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  texts.connections.slice(index % 2, 2 + (index % 3)).forEach(({ name, kind, contact }, at) => {
    data.add('StartupConnection', {
      ...own,
      id: data.id('StartupConnection', `${own.startup}/${at}`),
      name,
      kind,
      contact,
      email: `contact${at + 1}@${data.tenant.id}.test`,
      since: data.day(-data.random.between(30, 600)),
    });
  });
}

function addAssessments(data: DemoData, own: Own, assessors: readonly string[], index: number): void {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  for (let round = 0; round < 3; round += 1) {
    criteria.forEach((criterion, at) => {
      data.add('StartupAssessment', {
        ...own,
        id: data.id('StartupAssessment', `${own.startup}/${round}/${criterion}`),
        criterion,
        score: Math.min(10, data.random.between(7, 16) / 2 + round * 0.5),
        comment: texts.assessments[at % texts.assessments.length],
        assessedOn: data.day(-8 - (2 - round) * 45 - (index % 10)),
        assessor: assessors[(index + round) % assessors.length],
      });
    });
  }
}

function addFeedback(data: DemoData, own: Own, writers: readonly string[], index: number): void {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  for (let at = 0; at < 2; at += 1) {
    data.add('Comment', {
      ...own,
      id: data.id('Comment', `${own.startup}/${at}`),
      text: texts.feedback[(index + at) % texts.feedback.length],
      kind: at === 0 ? 'feedback' : 'comment',
      isPrivate: at === 1 && index % 3 === 0,
      createdBy: writers[(index + at) % writers.length],
      createdAt: data.daysFromToday(-5 - at * 17 - (index % 12)),
    });
  }
}

function addFieldValues(data: DemoData, own: Own, index: number): void {
  const texts = fileTextsOf(data.tenant.incubator.defaultLanguage);
  const fields = data.all('CustomField').filter((field) => field.target === 'startup');
  fields.forEach((field, at) => {
    data.add('CustomFieldValue', {
      ...own,
      id: data.id('CustomFieldValue', `${own.startup}/${field.id}`),
      field: field.id,
      value: choiceAt(field, index + at) ?? texts.fieldValues[(index + at) % texts.fieldValues.length],
    });
  });
}

/** Of a choice one of what it offers. */
function choiceAt({ choices }: Readonly<Record<string, unknown>>, at: number): string | undefined {
  const offered = Array.isArray(choices) ? (choices as readonly { readonly value: string }[]) : [];
  return offered[at % offered.length]?.value;
}
