import { nearestName, suggestion } from '../../../diagnostics/suggest.ts';
import type { SpecPath } from '../../../load/SpecFile.ts';
import {
  EVERYBODY,
  type EventParts,
  endOf,
  entityOf,
  isDuration,
  isRecord,
  partsOf,
} from '../../../model/automations/eventParts.ts';
import { type AutomationSource, type Declared, placeIn } from '../../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../../Rule.ts';
import { misfit } from '../fieldValue.ts';
import { isServed, servedAddresses } from '../servedPaths.ts';

type Step = AutomationSource['do'][number];

/** SPEC104–SPEC106, SPEC110, SPEC111, SPEC311: each step has people, values and a page that what it follows leads to. */
export const automationSteps = ruleOfEach(
  (draft) => draft.automations.values(),
  (context, declared) => {
    const parts = partsOf(context.draft, declared.value);
    if (parts === undefined) return;
    for (const [index, step] of declared.value.do.entries())
      new StepChecker(context, declared, parts, ['do', index]).check(step);
  },
);

class StepChecker {
  readonly #context: RuleContext;
  readonly #declared: Declared<AutomationSource>;
  readonly #parts: EventParts;
  readonly #path: SpecPath;

  constructor(context: RuleContext, declared: Declared<AutomationSource>, parts: EventParts, path: SpecPath) {
    this.#context = context;
    this.#declared = declared;
    this.#parts = parts;
    this.#path = path;
  }

  check(step: Step): void {
    if ('set' in step) this.#checkSet(step.of, step.set);
    if ('task' in step) {
      this.#expectValue('TaskType', step.task, 'task');
      if (step.about) this.#expectNamed(step.about);
      if (step.startup) this.#expectRecord(step.startup, 'startups', 'startup');
      if (step.due && !isDuration(step.due)) this.#expectDate(step.due);
      if (step.period) this.#expectPeriod(step.period);
    }
    if ('complete' in step) {
      const types = typeof step.complete === 'string' ? [step.complete] : step.complete;
      for (const type of types) this.#expectValue('TaskType', type, 'complete');
      if (step.about) this.#expectNamed(step.about);
      if (step.startup) this.#expectRecord(step.startup, 'startups', 'startup');
      this.#checkPeople(step, step.about !== undefined || step.startup !== undefined ? [EVERYBODY] : []);
    }
    if ('notify' in step) this.#expectValue('NotificationType', step.notify, 'notify');
    if ('say' in step && step.about !== undefined) this.#expectNamed(step.about);
    if ('at' in step) {
      this.#checkPeople(step);
      this.#checkPage(step.at);
    }
  }

  #expectValue(enumeration: string, value: string, key: string): void {
    const known = this.#context.draft.enums.get(enumeration)?.value.values ?? {};
    const at = { declared: this.#declared, path: [...this.#path, key] };
    this.#context.expectKnown('SPEC106', `value of ${enumeration}`, value, new Set(Object.keys(known)), at);
  }

  /** `others` are names that stand for people here, beside parts of the event. */
  #checkPeople(
    { for: paths, roles }: { readonly for?: string | readonly string[]; readonly roles?: unknown },
    others: readonly string[] = [],
  ): void {
    if (paths === undefined && roles === undefined)
      this.#report([], 'Nobody is concerned by it.', "Add 'for: …' or 'roles: …'.", 'key');
    const list = typeof paths === 'string' ? [paths] : (paths ?? []);
    for (const [index, path] of list.entries())
      if (!others.includes(path))
        this.#expectRecord(path, 'people', ...(typeof paths === 'string' ? ['for'] : ['for', index]));
  }

  #expectRecord(path: string, wanted: 'people' | 'startups', ...key: SpecPath): void {
    const entity = entityOf(this.#context.draft, wanted);
    const end = endOf(this.#context.index.entities, this.#parts, path);
    const found = end && ('part' in end ? end.part.type : end.field.entity);
    if (found === entity) return;
    const what = wanted === 'people' ? 'people' : `a ${entity}`;
    this.#report(
      key,
      `'${path}' does not lead to ${what}.`,
      suggestion(
        path,
        this.#waysTo((one) => one === entity),
      ),
    );
  }

  #expectDate(path: string): void {
    const end = endOf(this.#context.index.entities, this.#parts, path);
    const type = end && ('part' in end ? end.part.type : end.field.type);
    if (type === 'date' || type === 'dateTime') return;
    const dates = this.#waysTo((one) => one === 'date' || one === 'dateTime');
    this.#report(['due'], `'${path}' is neither a time such as 7d nor a date.`, suggestion(path, dates));
  }

  #expectNamed(name: string): void {
    const part = this.#parts[name];
    if (part !== undefined && isRecord(part) && !part.isList) return;
    this.#report(['about'], `'${name}' is not one record of what it follows.`, this.#records());
  }

  #expectPeriod(name: string): void {
    const part = this.#parts[name];
    const fields =
      (part && isRecord(part) && !part.isList && this.#context.index.entities.get(part.type)?.fields) || [];
    if (['from', 'to'].every((key) => fields.some((field) => field.name === key && field.type === 'date'))) return;
    this.#report(['period'], `'${name}' is not one record with the days 'from' and 'to'.`, this.#records());
  }

  #checkSet(of: string, values: Readonly<Record<string, unknown>>): void {
    const part = this.#parts[of];
    if (part === undefined || !isRecord(part) || part.isList) {
      this.#report(['of'], `'${of}' is not one record of what it follows.`, this.#records());
      return;
    }
    const fields = this.#context.index.entities.get(part.type)?.fields ?? [];
    for (const [name, value] of Object.entries(values)) {
      const field = fields.find((one) => one.name === name && one.column !== null);
      const at = { declared: this.#declared, path: [...this.#path, 'set', name], on: 'key' } as const;
      const known = new Set(fields.flatMap((one) => (one.column === null ? [] : [one.name])));
      if (!this.#context.expectKnown('SPEC105', `field of ${part.type}`, name, known, at) || field === undefined)
        continue;
      const problem = value === null && !field.required ? undefined : misfit(this.#context, field, value);
      if (problem) this.#report(['set', name], problem.message, problem.fix);
    }
  }

  #checkPage(page: string): void {
    const { routes } = this.#context.model;
    const place = placeIn(this.#declared, [...this.#path, 'at']);
    if (!isServed(routes, page)) {
      const near = nearestName(page, servedAddresses(routes));
      const fix = near ? `Did you mean '${near}'?` : 'Declare the route, or lead elsewhere.';
      this.#context.report('SPEC110', place, `No route serves '${page}'.`, fix);
    }
    for (const [, path = ''] of page.matchAll(/\{([\w.]*)\}/g)) {
      if (endOf(this.#context.index.entities, this.#parts, path) === undefined)
        this.#context.report('SPEC111', place, `Nothing here fills '{${path}}'.`, this.#known(path));
    }
  }

  #known(path: string): string {
    return suggestion(path.split('.')[0] ?? '', Object.keys(this.#parts));
  }

  #records(): string {
    const records = Object.entries(this.#parts).filter(([, part]) => isRecord(part) && !part.isList);
    return suggestion(
      '',
      records.map(([name]) => name),
    );
  }

  /** Parts, and fields of those that are records, that are of a type or lead to an entity. */
  #waysTo(isWanted: (type: string) => boolean): string[] {
    return Object.entries(this.#parts).flatMap(([name, part]) => {
      const fields = isRecord(part) && !part.isList ? (this.#context.index.entities.get(part.type)?.fields ?? []) : [];
      const near = fields
        .filter(({ type, entity }) => isWanted(entity ?? type))
        .map((field) => `${name}.${field.name}`);
      return [...(isWanted(part.type) ? [name] : []), ...near];
    });
  }

  #report(path: SpecPath, message: string, fix: string, on: 'key' | 'value' = 'value'): void {
    this.#context.report('SPEC311', placeIn(this.#declared, [...this.#path, ...path], on), message, fix);
  }
}
