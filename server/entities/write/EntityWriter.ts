import { ownFieldRules } from '#domain/access/buildAbility.ts';
import { grantedCondition } from '#domain/access/grantedCondition.ts';
import { matchesCondition } from '#domain/access/matchesCondition.ts';
import type { ResolvedCondition } from '#domain/access/resolveCondition.ts';
import type { Tx } from '#server/db/database.ts';
import { uuidv7 } from '#server/db/uuidv7.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '#server/graphql/errors.ts';
import { emit } from '#server/jobs/outbox.ts';
import type { EntityCatalog, EntityModel } from '../EntityCatalog.ts';
import { isOutsidePlan } from '../isOutsidePlan.ts';
import { checkReferences } from './checkReferences.ts';
import type { DeriveValues } from './DerivedValues.ts';
import { problemsOfPlan } from './problemsOfPlan.ts';
import { releaseReferences } from './releaseReferences.ts';
import type { StoredRow } from './StoredRow.ts';
import { deleteRow, insertRow, updateRow } from './storeRow.ts';
import { withUnseenReferences } from './unseenReferences.ts';
import { type Values, validateValues } from './validateValues.ts';
import { loadReadable, loadStored, type WriteScope, writeScope } from './WriteScope.ts';

/** A change of one record, as hooks see it. `before` is null for a new one, `after` for a deleted one. */
export interface EntityChange {
  readonly entity: string;
  readonly before: StoredRow | null;
  readonly after: StoredRow | null;
}

/** Runs in the transaction of the write, after it; throwing undoes the write. */
export type WriteHook = (
  change: EntityChange,
  scope: { readonly tx: Tx; readonly context: RequestContext },
) => Promise<void>;

export interface WriteOptions {
  /** Path of a field in the arguments, for `ValidationError`; default `input.<field>`. */
  readonly pathOf?: (field: string) => string;
  /** Values that the server sets itself, readonly fields included. They count for the rules like the others. */
  readonly set?: Values;
}

export interface CreateOptions extends WriteOptions {
  /** Id of the new record, where it was given out before: it is made once, however often it is tried. */
  readonly id?: string;
}

export interface UpdateOptions extends WriteOptions {
  /** Version the edit started from; another one by now is a conflict. */
  readonly version?: number | null | undefined;
}

/** Hooks under this name run after every write, whatever the entity. */
export const EVERY_ENTITY = '*';

/** What modules add to writing, by entity. */
export interface WriterExtensions {
  readonly hooks?: Readonly<Record<string, readonly WriteHook[]>>;
  readonly derive?: Readonly<Record<string, DeriveValues>>;
}

/** The one way records are written: load, merge, validate, check the merged row, write, hooks, outbox. */
export class EntityWriter {
  readonly #catalog: EntityCatalog;
  readonly #hooks: Readonly<Record<string, readonly WriteHook[]>>;
  readonly #derive: Readonly<Record<string, DeriveValues>>;

  constructor(catalog: EntityCatalog, { hooks = {}, derive = {} }: WriterExtensions = {}) {
    this.#catalog = catalog;
    this.#hooks = hooks;
    this.#derive = derive;
  }

  /** Makes a record and gives its id. */
  create(context: RequestContext, entity: string, input: Values, options: CreateOptions = {}): Promise<string> {
    return this.#write(context, entity, async (scope, model) => {
      const condition = scope.reader.entityCondition(model.meta, 'create');
      if (condition === null) throw new ForbiddenError();
      refuseOutsidePlan(scope, model, 'create');
      const id = options.id ?? uuidv7();
      const now = new Date().toISOString();
      const given = { ...defaultsOf(model), ...definedOf(input), ...definedOf(options.set ?? {}) };
      const candidate = { ...given, id, _id: id, version: 1, createdAt: now, updatedAt: now };
      const derived = await this.#derived(scope, model, candidate, given);
      const values = { ...given, ...derived };
      const merged: StoredRow = { ...candidate, ...derived };
      requireInPlan(scope, model, definedOf(input), null, options);
      await this.#validate(scope, model, merged, new Set(model.fields.keys()), withDerived(options, derived));
      this.#authorizeFields(scope, model, merged, Object.keys(definedOf(input)));
      if (!matchesCondition(condition, merged)) throw new ForbiddenError();
      await insertRow(scope.tx, model, id, values);
      await this.#finish(scope, model, { entity, before: null, after: await loadStored(scope.tx, model, id) });
      return id;
    });
  }

  /** Changes what is given; null clears, undefined leaves. */
  update(
    context: RequestContext,
    entity: string,
    id: string,
    input: Values,
    options: UpdateOptions = {},
  ): Promise<void> {
    return this.#write(context, entity, async (scope, model) => {
      const condition = this.#requireAction(scope, model, 'update');
      const before = await this.#loadAllowed(scope, model, id, condition);
      if (typeof options.version === 'number' && options.version !== before.version) throw new ConflictError();
      const given = { ...definedOf(input), ...definedOf(options.set ?? {}) };
      const derived = await this.#derived(scope, model, { ...before, ...given }, given);
      const changes = { ...given, ...derived };
      const merged: StoredRow = { ...before, ...changes };
      requireInPlan(scope, model, definedOf(input), before, options);
      await this.#validate(scope, model, merged, new Set(Object.keys(changes)), withDerived(options, derived));
      const changed = Object.keys(definedOf(input));
      this.#authorizeFields(scope, model, before, changed);
      this.#authorizeFields(scope, model, merged, changed);
      const unseen = await withUnseenReferences(scope, model, before, input);
      if (!matchesCondition(condition, { ...merged, ...unseen })) throw new ForbiddenError();
      await updateRow(scope.tx, model, id, { ...changes, ...unseen });
      await this.#finish(scope, model, { entity, before, after: await loadStored(scope.tx, model, id) });
    });
  }

  delete(context: RequestContext, entity: string, id: string): Promise<void> {
    return this.#write(context, entity, async (scope, model) => {
      const condition = this.#requireAction(scope, model, 'delete');
      const before = await this.#loadAllowed(scope, model, id, condition);
      await releaseReferences(scope.tx, this.#catalog, model, id);
      await deleteRow(scope.tx, model, id);
      await this.#finish(scope, model, { entity, before, after: null });
    });
  }

  #write<T>(context: RequestContext, entity: string, work: (scope: WriteScope, model: EntityModel) => Promise<T>) {
    const model = this.#catalog.get(entity);
    return context.transact((tx) => work(writeScope(this.#catalog, context, tx), model));
  }

  async #derived(scope: WriteScope, model: EntityModel, merged: StoredRow, changes: Values): Promise<Values> {
    return (await this.#derive[model.name]?.(merged, changes, scope.tx, scope.context)) ?? {};
  }

  /** A role that may never do it is told so; that says nothing about any record. */
  #requireAction(scope: WriteScope, model: EntityModel, action: 'update' | 'delete'): ResolvedCondition {
    const condition = scope.reader.entityCondition(model.meta, action);
    if (condition === null) throw new ForbiddenError();
    refuseOutsidePlan(scope, model, action);
    return condition;
  }

  /** Missing, another tenant's, unreadable and forbidden are answered alike. */
  async #loadAllowed(scope: WriteScope, model: EntityModel, id: string, condition: ResolvedCondition) {
    const row = await loadReadable(scope, model, id);
    if (row === null || !matchesCondition(condition, row)) throw new NotFoundError();
    return row;
  }

  async #validate(
    scope: WriteScope,
    model: EntityModel,
    merged: StoredRow,
    given: ReadonlySet<string>,
    options: WriteOptions,
  ): Promise<void> {
    const pathOf = options.pathOf ?? ((field: string) => `input.${field}`);
    const problems = validateValues(model, merged, given, pathOf);
    if (problems.length > 0) throw new ValidationError(problems);
    const own = new Set([...given].filter((field) => options.set === undefined || !Object.hasOwn(options.set, field)));
    const missing = await checkReferences(scope, model, merged, own, pathOf);
    if (missing.length > 0) throw new ValidationError(missing);
  }

  #authorizeFields(scope: WriteScope, model: EntityModel, row: StoredRow, names: readonly string[]): void {
    const { principal } = scope.reader;
    for (const name of names) {
      const field = model.fields.get(name);
      const rules = field === undefined ? undefined : ownFieldRules(field, 'update');
      if (rules === undefined) continue;
      const condition = principal === null ? null : grantedCondition(principal, rules);
      if (condition === null || !matchesCondition(condition, row)) {
        throw ForbiddenError.because('mayNotChangeField', { field: { spec: `${model.name}.${name}`, isInside: true } });
      }
    }
  }

  async #finish(scope: WriteScope, model: EntityModel, change: EntityChange): Promise<void> {
    for (const hook of [...(this.#hooks[model.name] ?? []), ...(this.#hooks[EVERY_ENTITY] ?? [])]) {
      await hook(change, scope);
    }
    const action = change.before === null ? 'created' : change.after === null ? 'deleted' : 'updated';
    const id = (change.after ?? change.before)?.id;
    await emit(scope.tx, { topic: `${model.name}.${action}`, payload: { id } });
  }
}

/** What follows from other values is ours: its references need not be readable for the writer. */
function withDerived(options: WriteOptions, derived: Values): WriteOptions {
  return { ...options, set: { ...options.set, ...derived } };
}

/** What is written by the product itself (not typed) is not asked. */
function requireInPlan(
  { reader }: WriteScope,
  model: EntityModel,
  input: Values,
  before: Values | null,
  options: WriteOptions,
): void {
  const pathOf = options.pathOf ?? ((field: string) => `input.${field}`);
  const problems = problemsOfPlan(model, reader.principal, input, before, pathOf);
  if (problems.length > 0) throw new ValidationError(problems);
}

/** What the plan lacks is locked for everybody; that says nothing about any record. */
function refuseOutsidePlan(
  { reader }: WriteScope,
  { meta }: EntityModel,
  action: 'create' | 'update' | 'delete',
): void {
  if (isOutsidePlan(meta, reader.principal, action)) throw ForbiddenError.because('notInPlan');
}

function definedOf(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function defaultsOf(model: EntityModel): Values {
  return Object.fromEntries(
    model.stored.map((field) => {
      const isList = field.type === 'refs' || field.type === 'textList' || field.type === 'enumList';
      return [field.name, field.default ?? (isList ? [] : null)];
    }),
  );
}
