import type { FieldMeta } from '#domain/model/entity.ts';
import { suggestion } from '../../diagnostics/suggest.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { unknownCondition } from '../../model/conditions/ConditionReader.ts';
import { isMap } from '../../model/conditions/conditionOf.ts';
import { isList } from '../../model/conditions/references.ts';
import { scopeNameOf } from '../../model/conditions/scopes.ts';
import { type Declared, placeIn } from '../../model/Draft.ts';
import { operatorsOf } from '../../model/filterInputs.ts';
import type { RuleContext } from '../Rule.ts';
import { type Misfit, misfit, misfitOfEnum } from './fieldValue.ts';

/** What the conditions of one kind of declaration can speak of. */
export interface ConditionGround {
  readonly code: 'SPEC303' | 'SPEC305';
  readonly declared: Declared<unknown>;
  /** The field that is compared, or why none can be by that name. */
  readonly fieldOf: (name: string) => FieldMeta | Misfit;
  /** Whether a text that begins with `$` stands for something. */
  readonly isReference: (value: string) => boolean;
  readonly unknownReference: (value: string) => Misfit;
  /** Lists of texts hold ids in rules, and words in filters. */
  readonly textsAreIds: boolean;
}

/** The id of a record, which is no field of the spec. */
export const idField: FieldMeta = {
  name: 'id',
  type: 'id',
  column: 'id',
  required: true,
  sortable: false,
  filterable: true,
  searchable: false,
  readonly: true,
  hidden: false,
};

/** Reports what of a condition does not fit the records it is asked of. */
export function checkCondition(
  context: RuleContext,
  ground: ConditionGround,
  condition: unknown,
  path: SpecPath,
): void {
  new ConditionChecker(context, ground).check(condition, path);
}

class ConditionChecker {
  readonly #context: RuleContext;
  readonly #ground: ConditionGround;
  /** The scope that the condition in hand is written out of. */
  #scope: string | undefined;

  constructor(context: RuleContext, ground: ConditionGround) {
    this.#context = context;
    this.#ground = ground;
  }

  check(condition: unknown, path: SpecPath): void {
    if (condition === unknownCondition) return;
    // An empty condition holds for every record: nobody writes one to say so.
    if (!isFilled(condition)) {
      const message = 'Here stands a condition, and this is none.';
      this.#report(path, { message, fix: 'Write it as { field: value }, or name a scope.' });
      return;
    }
    const outer = this.#scope;
    this.#scope ??= scopeNameOf(condition);
    for (const [key, value] of Object.entries(condition)) {
      const at = [...path, key];
      if (key === 'not') this.check(value, at);
      else if (key === 'and' || key === 'or') this.#checkList(value, at);
      else this.#checkComparison(key, value, at);
    }
    this.#scope = outer;
  }

  #checkList(list: unknown, path: SpecPath): void {
    if (!Array.isArray(list) || list.length === 0)
      this.#report(path, { message: 'Here stands a list of conditions.', fix: 'Write it as [{ … }, { … }].' });
    else for (const [index, inner] of list.entries()) this.check(inner, [...path, index]);
  }

  #checkComparison(name: string, comparison: unknown, path: SpecPath): void {
    if (comparison === unknownCondition) return;
    const field = this.#ground.fieldOf(name);
    if ('message' in field) this.#report(path, field, 'key');
    else if (!isFilled(comparison))
      this.#report(path, { message: `'${name}' is compared with nothing.`, fix: `Write it as { ${name}: value }.` });
    else
      for (const [operator, operand] of Object.entries(comparison))
        this.#checkOperand(field, operator, operand, [...path, operator]);
  }

  #checkOperand(field: FieldMeta, operator: string, operand: unknown, path: SpecPath): void {
    if (operator === 'exists') {
      if (typeof operand !== 'boolean')
        this.#report(path, { message: "'exists' is true or false.", fix: 'Write one of them.' });
      return;
    }
    const isOrder = operator.startsWith('g') || operator.startsWith('l');
    if (isOrder && !operatorsOf(field).includes('GT')) {
      const message = `'${operator}' asks for an order, and '${field.name}' has none.`;
      this.#report(path, { message, fix: `Write '${field.name}: …', or { ne: … }.` });
    } else if (isOrder && isList(operand)) {
      this.#report(path, { message: `'${operator}' takes one value.`, fix: 'Give one of them.' });
    } else for (const item of Array.isArray(operand) ? operand : [operand]) this.#checkValue(field, item, path);
  }

  #checkValue(field: FieldMeta, value: unknown, path: SpecPath): void {
    // No value at all is asked for by null.
    if (value === null) return;
    const found = this.#misfitOf(field, value);
    if (found) this.#report(path, found);
  }

  /** Lists are compared with one of their items, and records with what is of the reader: nobody writes an id out. */
  #misfitOf(field: FieldMeta, value: unknown): Misfit | undefined {
    const { isReference, unknownReference, textsAreIds } = this.#ground;
    if (typeof value === 'string' && value.startsWith('$'))
      return isReference(value) ? undefined : unknownReference(value);
    if (field.enum) return misfitOfEnum(this.#context, field, [value]);
    if (field.entity || field.type === 'id' || (field.type === 'textList' && textsAreIds)) {
      const message = `'${field.name}' names a record, and ${JSON.stringify(value)} is none of the reader's.`;
      return { message, fix: unknownReference(String(value)).fix };
    }
    return misfit(this.#context, { ...field, type: field.type === 'textList' ? 'text' : field.type }, value);
  }

  #report(path: SpecPath, { message, fix }: Misfit, on: 'key' | 'value' = 'value'): void {
    const { code, declared } = this.#ground;
    // The place is that of the name: what it stands for is written elsewhere.
    const told = this.#scope === undefined ? message : `The scope '${this.#scope}' does not fit here: ${message}`;
    this.#context.report(code, placeIn(declared, path, on), told, fix);
  }
}

const isFilled = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isMap(value) && Object.keys(value).length > 0;

/** The fix that names what there is. */
export const nearestOf = (name: string, fields: readonly FieldMeta[]): string =>
  suggestion(name, [...new Set([...fields.map((field) => field.name), idField.name])]);
