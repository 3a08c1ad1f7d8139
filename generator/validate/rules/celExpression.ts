import { type ASTNode, Environment } from '@marcbachmann/cel-js';

const nothing: ReadonlySet<string> = new Set();

/** Names that an expression speaks of. One that does not parse speaks of none: SPEC302 says so. */
export function namesIn(expression: string | undefined): ReadonlySet<string> {
  const tree = parse(expression);
  if (tree === undefined) return nothing;
  const names = new Set<string>();
  walk(tree, ({ op, args }) => {
    if (op === 'id') names.add(args);
  });
  return names;
}

export interface TextComparison {
  readonly name: string;
  readonly text: string;
}

/** Where a name is compared with a text written out: `a == 'x'`, `a in ['x', 'y']`, `'x' in a`. */
export function comparisonsIn(expression: string | undefined): readonly TextComparison[] {
  const tree = parse(expression);
  const found: TextComparison[] = [];
  if (tree === undefined) return found;
  walk(tree, ({ op, args }) => {
    if (op !== '==' && op !== '!=' && op !== 'in') return;
    const [left, right] = args;
    for (const [one, other] of [
      [left, right],
      [right, left],
    ] as const) {
      if (one.op === 'id') found.push(...textsIn(other).map((text) => ({ name: one.args, text })));
    }
  });
  return found;
}

function textsIn(node: ASTNode): readonly string[] {
  if (node.op === 'value') return typeof node.args === 'string' ? [node.args] : [];
  return node.op === 'list' ? node.args.flatMap(textsIn) : [];
}

function parse(expression: string | undefined): ASTNode | undefined {
  if (expression === undefined) return undefined;
  try {
    return new Environment({ unlistedVariablesAreDyn: true }).parse(expression).ast;
  } catch {
    // Not an expression at all, which the rule about types tells.
    return undefined;
  }
}

function walk(node: ASTNode, visit: (node: ASTNode) => void): void {
  visit(node);
  walkParts(node.args, visit);
}

function walkParts(parts: unknown, visit: (node: ASTNode) => void): void {
  if (isNode(parts)) walk(parts, visit);
  else if (Array.isArray(parts)) for (const part of parts) walkParts(part, visit);
}

const isNode = (value: unknown): value is ASTNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'op' in value && 'args' in value;
