import { endOfDay } from '#domain/dates/zonedDays.ts';
import type { AutomationStep } from '#domain/model/automation.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import type { Notice } from '#server/platform/texts/notices.ts';
import { namedAfter } from '#server/platform/texts/respoken.ts';
import { mailPeople } from '#server/services/people/mailPeople.ts';
import { tellPeople } from '#server/services/people/tellPeople.ts';
import { completeTasks } from '#server/services/tasks/completeTasks.ts';
import { type AutomaticTask, openTask } from '#server/services/tasks/openTask.ts';
import { usualDueDate } from '#server/services/tasks/usualDueDate.ts';
import { queueHook } from '#server/services/webhooks/queueHook.ts';
import type { Occurrence } from './occurrences.ts';

export interface StepScope {
  readonly tx: Tx;
  readonly context: RequestContext;
  readonly writer: EntityWriter;
}

/** Does one step of an automation; false where it concerns nobody. */
export async function doStep(
  scope: StepScope,
  step: AutomationStep,
  { facts, payload }: Occurrence,
  people: readonly string[],
): Promise<boolean> {
  const { tx, context, writer } = scope;
  if ('people' in step && people.length === 0) return false;
  switch (step.kind) {
    case 'task':
      await openTask(tx, context, taskOf(context, step, facts, people));
      return true;
    case 'complete': {
      const done = { types: step.types, people, ...startupOf(step.startup, facts), ...aboutOf(step.about, facts) };
      await completeTasks(tx, context, done);
      return true;
    }
    case 'notification':
      await tellPeople(tx, context, {
        people,
        type: step.type,
        notice: noticeOf(step, facts),
        url: addressOf(step.url, facts),
      });
      return true;
    case 'mail':
      await mailPeople(tx, context, {
        feature: 'reminderEmails',
        people,
        notice: noticeOf(step, facts),
        url: addressOf(step.url, facts),
      });
      return true;
    case 'set': {
      const record = facts[step.record];
      if (!record) return false;
      await writer.updateForProduct(context, step.entity, record, step.values);
      return true;
    }
    case 'webhook':
      // An id of its own: several automations may tell of one event, and receivers take what has the same id for the same news.
      await queueHook(tx, context, { subscription: 'Automation', type: step.name, id: uuidv7(), data: payload });
      return true;
  }
}

type Facts = Occurrence['facts'];
type TaskStep = Extract<AutomationStep, { readonly kind: 'task' }>;

/** The task that a step makes of one occurrence. */
export function taskOf(
  context: RequestContext,
  step: TaskStep,
  facts: Facts,
  people: readonly string[],
): AutomaticTask {
  return {
    type: step.type,
    people,
    dueDate: dueDateOf(context, step.due, facts),
    followsDate: isOfRecord(step.due),
    url: addressOf(step.url, facts),
    ...calledOf(context, step, facts),
    ...startupOf(step.startup, facts),
    ...periodOf(step.period, facts),
  };
}

function periodOf(path: string | null, facts: Facts): Pick<AutomaticTask, 'period'> {
  const to = path === null ? null : facts[`${path}.to`];
  return to ? { period: { from: facts[`${path}.from`] ?? null, to } } : {};
}

/** What its automation calls a task, what it is called after, or one with the other; nothing where its kind says enough. */
function calledOf(
  context: RequestContext,
  { nameKey, name }: TaskStep,
  facts: Facts,
): Pick<AutomaticTask, 'name' | 'said'> {
  const after = (name === null ? null : facts[name]) || null;
  const called = nameKey && localeText(context.tenant.defaultLanguage, 'spec', nameKey);
  if (nameKey && called) return { name: namedAfter(called, after), said: { key: nameKey, name: after } };
  return after ? { name: after } : {};
}

function startupOf(path: string | null, facts: Facts): { readonly startup?: string } {
  const startup = path === null ? null : facts[path];
  return startup ? { startup } : {};
}

/** Where the event is about no such record, it answers no task about another one. */
function aboutOf(path: string | null, facts: Facts): { readonly about?: readonly string[] } {
  if (path === null) return {};
  const record = facts[path];
  return { about: record ? [record] : [] };
}

/** `/startup/{startup}/file` with the values in place of the braces. */
function addressOf(url: string, facts: Facts): string {
  return url.replace(/\{([\w.]+)\}/g, (_place, path: string) => encodeURIComponent(facts[path] ?? ''));
}

/** `milestone.dueDate` is what the record says now; what an event carries was said once. */
const isOfRecord = (due: number | string): boolean => typeof due === 'string' && due.includes('.');

function dueDateOf(context: RequestContext, due: number | string, facts: Facts): string {
  const date = typeof due === 'string' ? facts[due] : null;
  if (date)
    return /^\d{4}-\d{2}-\d{2}$/.test(date) ? endOfDay(context.tenant.timezone, date) : new Date(date).toISOString();
  return usualDueDate(context, typeof due === 'number' ? due : undefined);
}

function noticeOf({ sayKey, name }: { readonly sayKey: string; readonly name: string | null }, facts: Facts): Notice {
  return { text: 'automation', specKey: sayKey, name: (name === null ? null : facts[name]) ?? '' };
}
