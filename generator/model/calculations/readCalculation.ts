import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import type { Calculation, CalculationOperator } from '#domain/model/calculation.ts';
import type { FieldSource } from '../../language/sourceTypes.ts';

/** What a part of a calculation is: a number, a text, or yes and no; `null` fits everywhere. */
export type CalculationKind = 'number' | 'text' | 'bool' | 'null';

export interface ReadCalculation {
  readonly calculation: Calculation;
  readonly kind: CalculationKind;
  /** Names of the fields it speaks of. */
  readonly from: readonly string[];
}

/** Kind of a field by name; undefined where a calculation can't speak of it. */
export type KindOfField = (name: string) => CalculationKind | undefined;

const kinds: Readonly<Record<string, CalculationKind>> = {
  int: 'number',
  float: 'number',
  money: 'number',
  bool: 'bool',
  text: 'text',
  enum: 'text',
};

/** What calculations of an entity can speak of: fields that are entered or set, not those that are calculated themselves. */
export function kindOfField(fields: Readonly<Record<string, FieldSource>>): KindOfField {
  return (name) => {
    const source = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const field = typeof source === 'string' ? { type: source } : source;
    return field === undefined || ('calculate' in field && field.calculate) ? undefined : kinds[field.type];
  };
}

/** Why an expression can't be calculated, as a sentence. */
class CalculationError extends Error {}

/** Reads a CEL expression over fields of one record; a text says why it can't be. */
export function readCalculation(expression: string, kindOf: KindOfField): ReadCalculation | string {
  try {
    const { ast } = new Environment({ unlistedVariablesAreDyn: true }).parse(expression);
    const from = new Set<string>();
    const read = new Reader(kindOf, from).read(ast);
    return { ...read, from: [...from] };
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0]?.trim() ?? '') : '';
    return /[.!?]$/.test(message) ? message : `${message}.`;
  }
}

interface Read {
  readonly calculation: Calculation;
  readonly kind: CalculationKind;
}

const arithmetic: readonly string[] = ['+', '-', '*', '/'];
const comparisons: readonly string[] = ['==', '!=', '<', '<=', '>', '>='];
const logic: readonly string[] = ['&&', '||'];

class Reader {
  readonly #kindOf: KindOfField;
  readonly #from: Set<string>;

  constructor(kindOf: KindOfField, from: Set<string>) {
    this.#kindOf = kindOf;
    this.#from = from;
  }

  read(node: ASTNode): Read {
    const { op, args } = node as { op: string; args: unknown };
    if (op === 'value') return readValue(args);
    if (op === 'id') return this.#field(String(args));
    if (op === '!_') return { calculation: { not: this.#of('bool', args as ASTNode) }, kind: 'bool' };
    if (op === '-_') return { calculation: { negative: this.#of('number', args as ASTNode) }, kind: 'number' };
    if (op === '?:') return this.#choice(args as [ASTNode, ASTNode, ASTNode]);
    if ([...arithmetic, ...comparisons, ...logic].includes(op)) return this.#pair(op, args as [ASTNode, ASTNode]);
    throw new CalculationError(`'${op === 'call' ? String((args as unknown[])[0]) : op}' is not calculated here.`);
  }

  #field(name: string): Read {
    const kind = this.#kindOf(name);
    if (kind === undefined) throw new CalculationError(`'${name}' is no number, text or switch of the record.`);
    this.#from.add(name);
    return { calculation: { field: name }, kind };
  }

  #choice([when, then, otherwise]: [ASTNode, ASTNode, ASTNode]): Read {
    const [one, other] = [this.read(then), this.read(otherwise)];
    const kind = common(one.kind, other.kind);
    const parts = { when: this.#of('bool', when), holds: one.calculation, fails: other.calculation };
    return { calculation: parts, kind };
  }

  #pair(op: string, [left, right]: [ASTNode, ASTNode]): Read {
    const [one, other] = [this.read(left), this.read(right)];
    const kind = common(one.kind, other.kind);
    const operator = (op === '+' && kind === 'text' ? '.' : op) as CalculationOperator;
    const isFit = logic.includes(op)
      ? kind === 'bool'
      : operator === '.' || comparisons.includes(op) || kind === 'number';
    if (!isFit) throw new CalculationError(`'${op}' is not for ${kind === 'bool' ? 'yes and no' : `a ${kind}`}.`);
    const calculation = { operator, of: [one.calculation, other.calculation] as const };
    return { calculation, kind: arithmetic.includes(op) ? kind : 'bool' };
  }

  #of(kind: CalculationKind, node: ASTNode): Calculation {
    const read = this.read(node);
    common(read.kind, kind);
    return read.calculation;
  }
}

function readValue(value: unknown): Read {
  if (typeof value === 'bigint') return { calculation: { value: Number(value) }, kind: 'number' };
  if (typeof value === 'number') return { calculation: { value }, kind: 'number' };
  if (typeof value === 'string') return { calculation: { value }, kind: 'text' };
  if (typeof value === 'boolean') return { calculation: { value }, kind: 'bool' };
  return { calculation: { value: null }, kind: 'null' };
}

function common(one: CalculationKind, other: CalculationKind): CalculationKind {
  if (one === 'null') return other;
  if (other === 'null' || one === other) return one;
  throw new CalculationError(`A ${one} and a ${other} do not go together.`);
}
