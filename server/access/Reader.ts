import { ownFieldRules } from '#domain/access/buildAbility.ts';
import { entityCondition } from '#domain/access/entityCondition.ts';
import { grantedCondition } from '#domain/access/grantedCondition.ts';
import type { ResolvedCondition } from '#domain/access/resolveCondition.ts';
import type { AccessAction, Principal } from '#domain/model/access.ts';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';

/** What one principal may do, as conditions; asked again and again while one statement is planned. */
export class Reader {
  readonly principal: Principal | null;
  readonly #entities = new Map<string, ResolvedCondition | null>();
  readonly #fields = new Map<FieldMeta, ResolvedCondition | null | undefined>();

  constructor(principal: Principal | null) {
    this.principal = principal;
  }

  /** Condition under which the action is allowed on a record; null: never. */
  entityCondition(entity: EntityMeta, action: AccessAction): ResolvedCondition | null {
    const key = `${action} ${entity.name}`;
    const known = this.#entities.get(key);
    if (known !== undefined) return known;
    const condition = this.principal === null ? null : entityCondition(this.principal, entity, action);
    this.#entities.set(key, condition);
    return condition;
  }

  /** Condition under which a field of a readable record may be read; undefined: as the record; null: never. */
  fieldCondition(field: FieldMeta): ResolvedCondition | null | undefined {
    if (this.#fields.has(field)) return this.#fields.get(field);
    const rules = ownFieldRules(field, 'read');
    const condition =
      rules === undefined ? undefined : this.principal === null ? null : grantedCondition(this.principal, rules);
    this.#fields.set(field, condition);
    return condition;
  }
}

const readers = new WeakMap<Principal, Reader>();

/** The reader of a principal; conditions once built are kept as long as the principal is. */
export function readerOf(principal: Principal | null): Reader {
  if (principal === null) return new Reader(null);
  const known = readers.get(principal);
  if (known !== undefined) return known;
  const reader = new Reader(principal);
  readers.set(principal, reader);
  return reader;
}
