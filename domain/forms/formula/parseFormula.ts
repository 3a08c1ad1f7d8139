/** What a calculated value is made of. Questions are named by their ids in braces: `({id} + {id}) * 12`. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'question'; readonly id: string }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: 'operation'; readonly sign: string; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'call'; readonly name: FormulaFunction; readonly given: readonly Formula[] };

const formulaFunctions = ['sum', 'average', 'min', 'max', 'round'] as const;
export type FormulaFunction = (typeof formulaFunctions)[number];

/** Deeper formulas than anybody writes; more would exhaust the stack of whoever reads them. */
const DEEPEST = 40;

/** The formula that a text says; null when it says none. */
export function parseFormula(text: string): Formula | null {
  const tokens = text.match(/\{[^{}]*\}|\d+(?:\.\d+)?|[a-z]+|[-+*/(),]|\S/gi) ?? [];
  let at = 0;
  let depth = 0;

  function sum(): Formula | null {
    if (depth >= DEEPEST) return null;
    depth += 1;
    const value = joined(['+', '-'], () => joined(['*', '/'], factor));
    depth -= 1;
    return value;
  }

  function joined(signs: readonly string[], part: () => Formula | null): Formula | null {
    let left = part();
    while (left !== null && signs.includes(tokens[at] ?? '')) {
      const sign = tokens[at++] ?? '';
      const right = part();
      left = right && { kind: 'operation', sign, left, right };
    }
    return left;
  }

  function factor(): Formula | null {
    const token = tokens[at++] ?? '';
    if (token === '-') return negative();
    if (token === '(') return closed(sum());
    if (token.startsWith('{')) return { kind: 'question', id: token.slice(1, -1).trim() };
    if (/^\d/.test(token)) return { kind: 'number', value: Number(token) };
    const name = formulaFunctions.find((known) => known === token.toLowerCase());
    return name === undefined || tokens[at++] !== '(' ? null : call(name);
  }

  function negative(): Formula | null {
    if (depth >= DEEPEST) return null;
    depth += 1;
    const of = factor();
    depth -= 1;
    return of && { kind: 'negative', of };
  }

  function call(name: FormulaFunction): Formula | null {
    const given: Formula[] = [];
    do {
      const one = sum();
      if (one === null) return null;
      given.push(one);
    } while (tokens[at] === ',' && at++ > 0);
    return closed({ kind: 'call', name, given });
  }

  const closed = (value: Formula | null): Formula | null => (tokens[at++] === ')' ? value : null);

  const formula = sum();
  return at === tokens.length ? formula : null;
}

/** Ids of the questions that a formula counts with. */
export function questionsIn(formula: Formula): string[] {
  switch (formula.kind) {
    case 'number':
      return [];
    case 'question':
      return [formula.id];
    case 'negative':
      return questionsIn(formula.of);
    case 'operation':
      return [...questionsIn(formula.left), ...questionsIn(formula.right)];
    case 'call':
      return formula.given.flatMap(questionsIn);
  }
}
