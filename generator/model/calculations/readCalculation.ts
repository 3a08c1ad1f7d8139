import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import type { Calculation, CalculationOperator } from '#domain/model/calculation.ts';
import { CalculationError, reasonOf } from './CalculationError.ts';
import type { CalculationGround, CalculationKind } from './CalculationGround.ts';
import { pathOf, type RecordList, readList, reductionOf } from './recordList.ts';

export interface ReadCalculation {
  readonly calculation: Calculation;
  readonly kind: CalculationKind;
  /** Names of the fields it speaks of, of the relations that it follows among them. */
  readonly from: readonly string[];
}

/** Reads a CEL expression over a record and its relations; a text says why it can't be. */
export function readCalculation(expression: string, ground: CalculationGround): ReadCalculation | string {
  try {
    const { ast } = new Environment({ unlistedVariablesAreDyn: true }).parse(expression);
    const from = new Set<string>();
    const read = new Reader(ground, from).read(ast);
    return { ...read, from: [...from] };
  } catch (error) {
    return reasonOf(error);
  }
}

type Read = Omit<ReadCalculation, 'from'>;

const arithmetic: readonly string[] = ['+', '-', '*', '/'];
const comparisons: readonly string[] = ['==', '!=', '<', '<=', '>', '>='];
const logic: readonly string[] = ['&&', '||'];

/** Reads about one record; about each of a list under the name that the expression gives it there. */
class Reader {
  readonly #ground: CalculationGround;
  readonly #from: Set<string>;
  readonly #variable: string | null;

  constructor(ground: CalculationGround, from: Set<string>, variable: string | null = null) {
    this.#ground = ground;
    this.#from = from;
    this.#variable = variable;
  }

  read(node: ASTNode): Read {
    const { op, args } = node as { op: string; args: unknown };
    if (op === 'value') return readValue(args);
    if (op === 'id' || op === '.') return this.#path(pathOf(node));
    if (op === '!_') return { calculation: { not: this.#of('bool', args as ASTNode) }, kind: 'bool' };
    if (op === '-_') return { calculation: { negative: this.#of('number', args as ASTNode) }, kind: 'number' };
    if (op === '?:') return this.#choice(args as [ASTNode, ASTNode, ASTNode]);
    if ([...arithmetic, ...comparisons, ...logic].includes(op)) return this.#pair(op, args as [ASTNode, ASTNode]);
    return this.#overRecords(node);
  }

  /** A field of the record, or of one that its references lead to. */
  #path(names: readonly string[]): Read {
    const steps = this.#withoutVariable(names);
    const [field = '', ...relations] = [...steps].reverse();
    const along = relations.reverse();
    let ground = this.#ground;
    for (const relation of along) {
      const next = ground.leadsTo(relation);
      if (!next) throw new CalculationError(`'${relation}' leads to no other record.`);
      if (next.isMany)
        throw new CalculationError(`'${relation}' leads to several records: count them, or add something of them up.`);
      ground = next.ground;
    }
    const kind = ground.kindOf(field);
    const whose = along.length > 0 ? `the record that '${along.at(-1)}' leads to` : 'the record';
    if (kind === undefined) throw new CalculationError(`'${field}' is no number, text or switch of ${whose}.`);
    this.#from.add(steps[0] ?? field);
    return { calculation: along.length > 0 ? { along, field } : { field }, kind };
  }

  #withoutVariable(names: readonly string[]): readonly string[] {
    if (this.#variable === null) return names;
    if (names[0] === this.#variable && names.length > 1) return names.slice(1);
    throw new CalculationError(`Write '${this.#variable}.${names[0] === this.#variable ? 'field' : names.join('.')}'.`);
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

  /** `loans.filter(loan, loan.fine > 0).map(loan, loan.fine).sum()` */
  #overRecords(node: ASTNode): Read {
    const { how, list } = reductionOf(node);
    const { name, wheres, of } = readList(list);
    const found = this.#variable === null ? this.#ground.leadsTo(name) : undefined;
    if (!found?.isMany) throw new CalculationError(`'${name}' names no records that belong to this one.`);
    this.#from.add(name);
    const about = (part: NonNullable<RecordList['of']>, kind: CalculationKind): Calculation =>
      new Reader(found.ground, new Set(), part.variable).#of(kind, part.node);
    const conditions = wheres.map((part) => about(part, 'bool'));
    const where = conditions.reduce<Calculation | null>(
      (all, one) => (all === null ? one : { operator: '&&', of: [all, one] }),
      null,
    );
    const calculation = { over: name, how, ...(where && { where }), ...(of && { of: about(of, 'number') }) };
    return { calculation, kind: how === 'exists' ? 'bool' : 'number' };
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
