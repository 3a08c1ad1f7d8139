import type { ConditionScalar } from '#domain/model/access.ts';
import type { AutomationMeta, AutomationPeople, AutomationStep, AutomationTrigger } from '#domain/model/automation.ts';
import { textKeys } from '../../text/textKeys.ts';
import type { BuildContext } from '../BuildContext.ts';
import type { EntityIndex } from '../columns.ts';
import { conditionOf, isMap } from '../conditions/conditionOf.ts';
import { type AutomationSource, type Declared, sourceOf } from '../Draft.ts';
import { EVERYBODY, type EventParts, isDuration, isRecord, minutesOf, partsOf } from './eventParts.ts';

type StepSource = AutomationSource['do'][number];
type People = { readonly for?: string | readonly string[]; readonly roles?: string | readonly string[] };

/** How long people have where nobody has said until when. */
const USUAL_DAYS = 7;
const MINUTES_OF_A_DAY = 1440;

export function buildAutomation(
  context: BuildContext,
  entities: EntityIndex,
  declared: Declared<AutomationSource>,
): AutomationMeta {
  const { value: source, id } = declared;
  const parts = partsOf(context.draft, source) ?? {};
  const conditions = Object.entries(source.if ?? {});
  return {
    id,
    aboutKey: context.text(textKeys.automation(id, 'about'), source.about, declared, ['about']),
    source: sourceOf(declared),
    ...(source.feature && { feature: source.feature }),
    trigger: triggerOf(source.when),
    records: Object.fromEntries(
      Object.entries(parts).flatMap(([name, part]) => (isRecord(part) && !part.isList ? [[name, part.type]] : [])),
    ),
    lists: Object.keys(parts).filter((name) => parts[name]?.isList),
    where: Object.fromEntries(
      conditions.flatMap(([part, value]) => (isMap(value) ? [[part, conditionOf(value)]] : [])),
    ),
    values: Object.fromEntries(
      conditions.flatMap(([part, value]) =>
        isMap(value) ? [] : [[part, (Array.isArray(value) ? value : [value]) as readonly ConditionScalar[]]],
      ),
    ),
    ...(source.wait && { waitMinutes: minutesOf(source.wait) }),
    ...(source.once && { once: source.once }),
    steps: source.do.map((step, index) => buildStep({ context, entities, declared, parts }, step, index)),
  };
}

function triggerOf(when: AutomationSource['when']): AutomationTrigger {
  if (typeof when === 'string') return { event: when };
  const offset = when.before ? -minutesOf(when.before) : when.after ? minutesOf(when.after) : 0;
  return { entity: when.record, field: when.date, offsetMinutes: offset };
}

interface StepScope {
  readonly context: BuildContext;
  readonly entities: EntityIndex;
  readonly declared: Declared<AutomationSource>;
  readonly parts: EventParts;
}

function buildStep(scope: StepScope, step: StepSource, index: number): AutomationStep {
  if ('task' in step) {
    return {
      kind: 'task',
      type: step.task,
      nameKey: step.name ? textOf(scope, index, 'name', step.name) : null,
      name: step.about ? nameOf(scope, step.about) : null,
      url: step.at,
      due: dueOf(step.due),
      startup: step.startup ?? null,
      period: step.period ?? null,
      people: peopleOf(scope, step),
    };
  }
  if ('complete' in step) {
    const { complete, about = null, startup = null } = step;
    const types = typeof complete === 'string' ? [complete] : complete;
    const { paths, roles } = peopleOf(scope, step);
    const people = { paths: paths.filter((path) => path !== EVERYBODY), roles };
    const isForAll = paths.includes(EVERYBODY);
    return {
      kind: 'complete',
      types,
      about,
      startup,
      people: isForAll ? { ...people, tasks: { types, about, startup } } : people,
    };
  }
  if ('set' in step) {
    return { kind: 'set', entity: scope.parts[step.of]?.type ?? '', record: step.of, values: step.set };
  }
  if ('webhook' in step) return { kind: 'webhook', name: step.webhook };
  const about = step.about ?? Object.keys(scope.parts).find((name) => isNamed(scope.parts, name));
  const told = {
    sayKey: textOf(scope, index, 'say', step.say),
    name: about === undefined ? null : nameOf(scope, about),
    url: step.at,
    people: peopleOf(scope, step),
  };
  return 'notify' in step ? { kind: 'notification', type: step.notify, ...told } : { kind: 'mail', ...told };
}

const isNamed = (parts: EventParts, name: string): boolean => {
  const part = parts[name];
  return part !== undefined && isRecord(part) && !part.isList;
};

/** `startup` → `startup.name`, by the field that names such records. */
function nameOf({ context, parts }: StepScope, about: string): string {
  const entity = parts[about]?.type;
  const display = entity === undefined ? undefined : context.draft.entities.get(entity)?.value.display;
  return display === undefined ? about : `${about}.${display}`;
}

function textOf({ context, declared }: StepScope, index: number, part: 'name' | 'say', english: string): string {
  const key = textKeys.automation(declared.id, `${part}_${index + 1}`);
  return context.text(key, english, declared, ['do', index, part]);
}

function dueOf(due: string | undefined): number | string {
  if (due === undefined) return USUAL_DAYS;
  return isDuration(due) ? Math.ceil(minutesOf(due) / MINUTES_OF_A_DAY) : due;
}

function peopleOf({ context }: StepScope, { for: paths = [], roles = [] }: People): AutomationPeople {
  return { paths: typeof paths === 'string' ? [paths] : paths, roles: context.expandRoles(roles) };
}
