import { fieldCondition, recordCondition } from '#domain/access/abilityConditions.ts';
import { type AppAbility, buildAbility } from '#domain/access/buildAbility.ts';
import type { ResolvedCondition } from '#domain/access/resolveCondition.ts';
import type { AccessAction, Principal } from '#domain/model/access.ts';
import type { EntityMeta } from '#domain/model/entity.ts';

/** What the ability of one principal says, as conditions; asked again and again while one statement is planned. */
export class Reader {
  readonly principal: Principal | null;
  /** Built for the entities that are asked about; the ability over all of them is the browser's. */
  readonly #abilities = new Map<string, AppAbility>();
  readonly #conditions = new Map<string, ResolvedCondition | null>();

  constructor(principal: Principal | null) {
    this.principal = principal;
  }

  /** Condition under which the action is allowed on a record; null: never. */
  entityCondition(entity: EntityMeta, action: AccessAction): ResolvedCondition | null {
    return this.#once(`${action} ${entity.name}`, () => recordCondition(this.#ability(entity), action, entity.name));
  }

  /** Condition under which a field may be read or written where its record may; null: never. */
  fieldCondition(entity: EntityMeta, field: string, action: AccessAction): ResolvedCondition | null {
    return this.#once(`${action} ${entity.name}.${field}`, () =>
      fieldCondition(this.#ability(entity), action, entity.name, field),
    );
  }

  #ability(entity: EntityMeta): AppAbility {
    const known = this.#abilities.get(entity.name);
    if (known !== undefined) return known;
    const ability = buildAbility({ principal: this.principal, rules: [entity] });
    this.#abilities.set(entity.name, ability);
    return ability;
  }

  #once(question: string, answer: () => ResolvedCondition | null): ResolvedCondition | null {
    const known = this.#conditions.get(question);
    if (known !== undefined) return known;
    const condition = answer();
    this.#conditions.set(question, condition);
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
