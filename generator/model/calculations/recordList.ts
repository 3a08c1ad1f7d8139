import type { ASTNode } from '@marcbachmann/cel-js';
import type { CalculatedHow } from '#domain/model/calculation.ts';
import { CalculationError } from './CalculationError.ts';

/** Part of an expression that is about each record of a list, under the name that it has there. */
interface PartOfEach {
  readonly variable: string;
  readonly node: ASTNode;
}

/** `loans.filter(loan, …).map(loan, …)` as it is written. */
export interface RecordList {
  readonly name: string;
  readonly wheres: readonly PartOfEach[];
  readonly of?: PartOfEach;
}

interface Node {
  readonly op: string;
  readonly args: unknown;
}

/** Function, what it is called on, and what it is given. */
type Call = readonly [name: string, on: ASTNode, given: readonly ASTNode[]];

const ofNumbers: readonly string[] = ['sum', 'min', 'max', 'average'];

/** What makes one value of a list: `size(list)`, `list.size()`, `list.sum()`, `list.exists(loan, …)`. */
export function reductionOf(node: ASTNode): { readonly how: CalculatedHow; readonly list: ASTNode | RecordList } {
  const { op, args } = node as Node;
  if (op === 'call') {
    const [name, given] = args as [string, readonly ASTNode[]];
    const [list] = given;
    if (name === 'size' && list && given.length === 1) return { how: 'size', list };
    throw new CalculationError(`'${name}' is not calculated here.`);
  }
  if (op !== 'rcall') throw new CalculationError(`'${op}' is not calculated here.`);
  const [name, on, given] = args as Call;
  if (name === 'exists') return { how: 'exists', list: withWhere(readList(on), partOfEach(name, given)) };
  if (name === 'size' && given.length === 0) return { how: 'size', list: on };
  if (!ofNumbers.includes(name) || given.length > 0) throw new CalculationError(`'${name}' is not calculated here.`);
  if (readList(on).of === undefined)
    throw new CalculationError(`'${name}' is of numbers: say which, '.map(one, one.amount).${name}()'.`);
  return { how: name as CalculatedHow, list: on };
}

/** The records that an expression begins with, and what it asks of each. */
export function readList(written: ASTNode | RecordList): RecordList {
  if ('wheres' in written) return written;
  const { op, args } = written as Node;
  if (op === 'id') return { name: String(args), wheres: [] };
  if (op !== 'rcall') throw new CalculationError('A list begins with the records that belong to this one.');
  const [name, on, given] = args as Call;
  const list = readList(on);
  if (list.of !== undefined) throw new CalculationError(`'${name}' comes before 'map'.`);
  if (name === 'filter') return withWhere(list, partOfEach(name, given));
  if (name === 'map') return { ...list, of: partOfEach(name, given) };
  throw new CalculationError(`'${name}' is not calculated here.`);
}

/** `startup.program.name` → its three names. */
export function pathOf(node: ASTNode): readonly string[] {
  const { op, args } = node as Node;
  if (op === 'id') return [String(args)];
  if (op !== '.') throw new CalculationError(`'${op}' is not calculated here.`);
  const [on, name] = args as [ASTNode, string];
  return [...pathOf(on), name];
}

const withWhere = (list: RecordList, where: PartOfEach): RecordList => ({ ...list, wheres: [...list.wheres, where] });

function partOfEach(name: string, [variable, node]: readonly ASTNode[]): PartOfEach {
  const { op, args } = (variable ?? {}) as Partial<Node>;
  if (op !== 'id' || !node) throw new CalculationError(`'${name}' takes a name and what is about it.`);
  return { variable: String(args), node };
}
