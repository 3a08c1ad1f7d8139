import { conditionHolds } from '#domain/access/conditionHolds.ts';
import type { EntityCatalog, EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { isOutsidePlan } from '#server/entities/catalogue/isOutsidePlan.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/db/uuidv7.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { emit } from '#server/platform/outbox/outbox.ts';
import type { DeriveValues } from './DerivedValues.ts';
import { type Judgement, questionsOf } from './judgeRow.ts';
import { beginnings, defaultsOf, ownBeginnings, withoutTyped } from './newRecord.ts';
import { problemsOfPlan } from './problemsOfPlan.ts';
import { checkReferences } from './references/checkReferences.ts';
import { refuseNotOffered } from './references/refuseNotOffered.ts';
import { releaseReferences } from './references/releaseReferences.ts';
import { withUnseenReferences } from './references/unseenReferences.ts';
import type { StoredRow } from './StoredRow.ts';
import { deleteRow, insertRow, updateRow } from './storeRow.ts';
import { type Values, validateValues } from './validateValues.ts';
import { loadAllowed, loadJudged, loadStored, type WriteScope, writeScope } from './WriteScope.ts';
import { placeOfWords, withWriting } from './writtenValues.ts';

/** A change of one record, as hooks see it. `before` is null for a new one, `after` for a deleted one. */
export interface EntityChange {
  readonly entity: string;
  readonly before: StoredRow | null;
  readonly after: StoredRow | null;
  /** Fields of whose change the activity feed has a line that tells more: hooks of the entity add them. */
  readonly noted?: Set<string>;
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
  /** The record that it is a copy of: what that one refers to may stay, though it is no longer offered. */
  readonly copyOf?: StoredRow;
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
  readonly ends?: Readonly<Record<string, EndingValues>>;
  readonly locks?: Readonly<Record<string, LockFirst>>;
}

/**
 * Locks what stands above a record before the record itself is locked: whoever else writes both begins above too, so that of
 * two at once one waits for the other, and never each for the other.
 */
export type LockFirst = (tx: Tx, id: string) => Promise<void>;

/**
 * What a record becomes before it is deleted, so that whatever belongs to it ends while it is there to be told of; null
 * where nothing does.
 */
export type EndingValues = (record: StoredRow) => Values | null;

/** The one way records are written: load, merge, validate, write, judge the row as it is then, hooks, outbox. */
export class EntityWriter {
  readonly #catalog: EntityCatalog;
  readonly #hooks: Readonly<Record<string, readonly WriteHook[]>>;
  readonly #derive: Readonly<Record<string, DeriveValues>>;
  readonly #ends: Readonly<Record<string, EndingValues>>;
  readonly #locks: Readonly<Record<string, LockFirst>>;

  constructor(catalog: EntityCatalog, { hooks = {}, derive = {}, ends = {}, locks = {} }: WriterExtensions = {}) {
    this.#catalog = catalog;
    this.#hooks = hooks;
    this.#derive = derive;
    this.#ends = ends;
    this.#locks = locks;
  }

  /** Makes a record and gives its id. */
  create(context: RequestContext, entity: string, typed: Values, options: CreateOptions = {}): Promise<string> {
    return this.#write(context, entity, async (scope, model) => {
      const questions = questionsOf(scope.reader, model, 'create', Object.keys(definedOf(typed)));
      // A role that may never do it is told so; that says nothing about any record.
      if (questions === null) throw new ForbiddenError();
      refuseOutsidePlan(scope, model, 'create');
      const input = withWriting(model, typed, pathOfField(options));
      const id = options.id ?? uuidv7();
      const now = new Date().toISOString();
      const begun = { ...ownBeginnings(model, context), ...beginnings(model, context, now) };
      const given = { ...defaultsOf(model), ...begun, ...definedOf(input), ...definedOf(options.set ?? {}) };
      const candidate = { ...given, id, _id: id, version: 1, createdAt: now, updatedAt: now };
      const derived = await this.#derived(scope, model, candidate, given);
      const values = { ...given, ...derived };
      const merged: StoredRow = { ...candidate, ...derived };
      requireInPlan(scope, model, definedOf(input), null, options);
      await this.#validate(
        scope,
        model,
        merged,
        new Set(model.fields.keys()),
        withDerived(options, { ...withoutTyped(begun, input), ...derived }),
        typed,
      );
      authorize(entity, await insertRow(scope.tx, model, id, values, questions));
      await refuseNotOffered(scope, model, { before: options.copyOf ?? null, input, pathOf: pathOfField(options) });
      await this.#finish(scope, model, { entity, before: null, after: await loadStored(scope.tx, model, id) });
      return id;
    });
  }

  /**
   * Changes what is given; null clears, undefined leaves. Missing, another tenant's, unreadable and forbidden records are
   * answered alike.
   */
  update(
    context: RequestContext,
    entity: string,
    id: string,
    typed: Values,
    options: UpdateOptions = {},
  ): Promise<void> {
    return this.#write(context, entity, async (scope, model) => {
      const questions = questionsOf(scope.reader, model, 'update', Object.keys(definedOf(typed)));
      if (questions === null) throw new ForbiddenError();
      refuseOutsidePlan(scope, model, 'update');
      await this.#locks[entity]?.(scope.tx, id);
      const found = await loadJudged(scope, model, id, questions);
      if (!found?.isAllowed) throw new NotFoundError();
      const before = found.row;
      if (typeof options.version === 'number' && options.version !== before.version) throw new ConflictError();
      const input = withWriting(model, typed, pathOfField(options));
      const given = { ...definedOf(input), ...definedOf(options.set ?? {}) };
      const candidate = { ...before, ...given, version: before.version + 1 };
      const derived = await this.#derived(scope, model, candidate, given);
      const changes = { ...given, ...derived };
      const merged: StoredRow = { ...before, ...changes };
      requireInPlan(scope, model, definedOf(input), before, options);
      await this.#validate(scope, model, merged, new Set(Object.keys(changes)), withDerived(options, derived), typed);
      authorize(entity, found);
      refuseLocked(model, before, definedOf(input));
      await refuseNotOffered(scope, model, { before, input, pathOf: pathOfField(options) });
      const unseen = await withUnseenReferences(scope, model, before, input);
      const stored = { ...changes, ...unseen };
      authorize(entity, await updateRow(scope.tx, model, id, stored, questions));
      await this.#finish(scope, model, { entity, before, after: await loadStored(scope.tx, model, id) });
    });
  }

  /**
   * Changes a record for the product itself, as an automation of the spec declares: nobody's rules are asked, all others hold.
   * A record that is gone is left alone.
   */
  updateForProduct(context: RequestContext, entity: string, id: string, values: Values): Promise<void> {
    return this.#write(context, entity, async (scope, model) => {
      await this.#locks[entity]?.(scope.tx, id);
      const before = await loadStored(scope.tx, model, id);
      if (before === null || Object.entries(values).every(([field, value]) => before[field] === value)) return;
      const candidate = { ...before, ...values, version: before.version + 1 };
      const derived = await this.#derived(scope, model, candidate, values);
      const changes = { ...values, ...derived };
      await this.#validate(
        scope,
        model,
        { ...before, ...changes },
        new Set(Object.keys(changes)),
        { set: changes },
        values,
      );
      await updateRow(scope.tx, model, id, changes);
      await this.#finish(scope, model, { entity, before, after: await loadStored(scope.tx, model, id) });
    });
  }

  delete(context: RequestContext, entity: string, id: string): Promise<void> {
    return this.#write(context, entity, async (scope, model) => {
      const condition = scope.reader.entityCondition(model.meta, 'delete');
      if (condition === null) throw new ForbiddenError();
      refuseOutsidePlan(scope, model, 'delete');
      await this.#locks[entity]?.(scope.tx, id);
      const found = await loadAllowed(scope, model, id, condition);
      if (found === null) throw new NotFoundError();
      const ending = this.#ends[entity]?.(found) ?? null;
      if (ending !== null) await this.updateForProduct(context, entity, id, ending);
      const before = ending === null ? found : await loadStored(scope.tx, model, id);
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

  async #validate(
    scope: WriteScope,
    model: EntityModel,
    merged: StoredRow,
    given: ReadonlySet<string>,
    options: WriteOptions,
    typed: Values,
  ): Promise<void> {
    const pathOf = pathOfField(options);
    const placeOf = (field: string) => pathOf(placeOfWords(model, typed, field));
    const problems = validateValues(model, merged, given, placeOf);
    if (problems.length > 0) throw new ValidationError(problems);
    const own = new Set([...given].filter((field) => options.set === undefined || !Object.hasOwn(options.set, field)));
    const missing = await checkReferences(scope, model, merged, own, pathOf);
    if (missing.length > 0) throw new ValidationError(missing);
  }

  async #finish(scope: WriteScope, model: EntityModel, change: EntityChange): Promise<void> {
    const seen = { ...change, noted: new Set<string>() };
    for (const hook of [...(this.#hooks[model.name] ?? []), ...(this.#hooks[EVERY_ENTITY] ?? [])]) {
      await hook(seen, scope);
    }
    const action = change.before === null ? 'created' : change.after === null ? 'deleted' : 'updated';
    const id = (change.after ?? change.before)?.id;
    await emit(scope.tx, { topic: `${model.name}.${action}`, payload: { id } });
  }
}

const pathOfField = (options: WriteOptions) => options.pathOf ?? ((field: string) => `input.${field}`);

/** Refuses what the rules forbid; after a write that undoes it. */
function authorize(entity: string, { isAllowed, closedField }: Judgement): void {
  if (closedField !== null) {
    throw ForbiddenError.because('mayNotChangeField', { field: { spec: `${entity}.${closedField}`, isInside: true } });
  }
  if (!isAllowed) throw new ForbiddenError();
}

/** Refuses to change what the record, as it is kept, says is settled. */
function refuseLocked(model: EntityModel, before: StoredRow, input: Values): void {
  const locked = Object.keys(input).find((name) => {
    const condition = model.fields.get(name)?.readonlyWhen;
    return condition !== undefined && input[name] !== before[name] && conditionHolds(condition, before);
  });
  if (locked === undefined) return;
  throw ForbiddenError.because('mayNotChangeField', { field: { spec: `${model.name}.${locked}`, isInside: true } });
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
  const pathOf = pathOfField(options);
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
