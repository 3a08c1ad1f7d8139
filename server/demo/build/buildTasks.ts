import { isTaskDone } from '#domain/tasks/taskRules.ts';
import type { DemoData, DemoRow } from '../data/DemoData.ts';

const tags = [
  'marketing',
  'sales',
  'development',
  'finance',
  'design',
  'strategy',
  'customer_validation',
  'mvp',
  'asset',
  'cogs',
  'legal',
];

/** Tasks of every type, overdue, due and to come, open and done; the known users have some of each. */
export function buildTasks(data: DemoData): void {
  const { random, tenant } = data;
  const automatic = Object.keys(tenant.texts.automaticTasks);
  const active = data.all('User').filter((user) => user.status === 'Active' && user.category !== 'other');
  const founders = data
    .all('User')
    .filter((user) => user.status === 'Active' && (user.startups as string[]).length > 0);
  const known = data.all('User').filter((user) => user.passwordHash !== undefined && user.status === 'Active');
  const makers = data.all('User').filter((user) => user.status === 'Active' && user.category === 'employee');
  for (let index = 0; index < tenant.size.tasks; index += 1) {
    const type = index % 3 === 0 ? (automatic[(index / 3) % automatic.length] ?? 'normal') : 'normal';
    const isForStartup = type === 'normal' && index % 7 === 1;
    // Half of all tasks are for somebody one can sign in as.
    const owner =
      index % 2 === 0 ? known[(index / 2) % known.length] : random.pick(index % 4 === 1 ? founders : active);
    if (owner === undefined) continue;
    const startupId = isForStartup ? ((random.pick(founders).startups as string[])[0] ?? null) : null;
    // A second person is an employee, whom everybody can see.
    const people =
      startupId === null ? [owner, ...(index % 5 === 0 ? [random.pick(makers)] : [])] : membersOf(data, startupId);
    addTask(data, index, { type, startupId, people: [...new Set(people)], maker: random.pick(makers) });
  }
  addRequestTasks(data);
}

/** Whoever is asked for metrics has a task that says so, as the product makes it with the request. */
function addRequestTasks(data: DemoData): void {
  for (const form of data.all('PendingDataForm').filter(({ type }) => type === 'METRICS')) {
    const startup = String(form.startup);
    const id = data.id('Task', `metrics/${startup}`);
    const people = membersOf(data, startup).map((user) => user.id);
    data.add('Task', {
      id,
      name: data.tenant.texts.automaticTasks.metrics,
      dueDate: form.date,
      from: form.from,
      to: form.to,
      url: `/startup/${startup}/file/analytics?from=${form.from}&to=${form.to}`,
      taskType: 'metrics',
      tag: null,
      approvalStatus: 'APPROVED',
      completionStatus: 'PENDING',
      createdBy: null,
      isGroupTask: true,
      startup,
      createdAt: data.daysFromToday(-4),
    });
    for (const user of people) {
      data.add('TaskAssignee', {
        id: data.id('TaskAssignee', `metrics/${startup}/${user}`),
        task: id,
        user,
        done: false,
        status: 'pending',
        completedAt: null,
        createdAt: data.daysFromToday(-4),
      });
    }
  }
}

interface DemoTask {
  readonly type: string;
  readonly startupId: string | null;
  readonly people: readonly DemoRow[];
  readonly maker: DemoRow;
}

function addTask(data: DemoData, index: number, { type, startupId, people, maker }: DemoTask): void {
  const { random, tenant } = data;
  const days = dueDay(data);
  const doneChance = days < 0 ? 0.75 : 0.15;
  const parts = people.map((user) => ({ user: user.id, done: random.chance(doneChance) }));
  const id = data.id('Task', index);
  const createdAt = data.daysFromToday(Math.min(days, 0) - random.between(1, 20), random.between(400, 1100));
  data.add('Task', {
    id,
    name: type === 'normal' ? random.pick(tenant.texts.tasks) : tenant.texts.automaticTasks[type],
    dueDate: data.endOfDay(days),
    url: random.chance(0.15) ? `https://${tenant.id}.test/notes/${index}` : null,
    taskType: type,
    tag: random.chance(0.7) ? random.pick(tags) : null,
    approvalStatus: random.chance(0.94) ? 'APPROVED' : 'PENDING',
    completionStatus: isTaskDone(parts) ? 'COMPLETED' : 'PENDING',
    createdBy: type === 'normal' ? maker.id : null,
    isGroupTask: startupId !== null,
    startup: startupId,
    createdAt,
  });
  for (const { user, done } of parts) {
    data.add('TaskAssignee', {
      id: data.id('TaskAssignee', `${index}/${user}`),
      task: id,
      user,
      done,
      status: done ? 'done' : 'pending',
      completedAt: done ? data.daysFromToday(Math.min(days, 0) - 1, random.between(500, 1100)) : null,
      createdAt,
    });
  }
}

/** A third is over, a quarter is for today or tomorrow, the rest is to come. */
function dueDay({ random }: DemoData): number {
  const chance = random.next();
  if (chance < 0.33) return -random.between(1, 60);
  return chance < 0.58 ? random.between(0, 1) : random.between(2, 45);
}

function membersOf(data: DemoData, startupId: string): DemoRow[] {
  return data.all('User').filter((user) => (user.startups as string[]).includes(startupId));
}
