/**
 * The value of a formula such as `(q2 + q3) * 12`, where `q2` is the second question. Null when it can't be read, a
 * question has no number, or the result is none.
 */
export function calculatedValue(formula: string, numberOf: (position: number) => number | null): number | null {
  const tokens = formula.match(/q\d+|\d+(?:\.\d+)?|[-+*/()]|\S/gi) ?? [];
  let at = 0;

  function sum(): number {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = tokens[at++] === '+' ? 1 : -1;
      value += sign * product();
    }
    return value;
  }

  function product(): number {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/') {
      value = tokens[at++] === '*' ? value * factor() : value / factor();
    }
    return value;
  }

  function factor(): number {
    const token = tokens[at++] ?? '';
    if (token === '-') return -factor();
    if (token === '(') {
      const value = sum();
      return tokens[at++] === ')' ? value : Number.NaN;
    }
    if (/^q\d+$/i.test(token)) return numberOf(Number(token.slice(1))) ?? Number.NaN;
    return /^\d/.test(token) ? Number(token) : Number.NaN;
  }

  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : null;
}
