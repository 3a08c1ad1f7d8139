/** Words that YAML would read as something else than a text. */
const otherwiseRead = /^(?:true|false|null|~|[-+]?[.\d].*)$/i;
const plain = /^-?[\p{L}\p{N}_$/.*][\p{L}\p{N}_$/.*@%+\- ]*(?::[\p{L}\p{N}_/][\p{L}\p{N}_/.\- ]*)?$/u;

/** A value on one line, as people write it in a spec: `{ type: text, max: 120 }`. */
export function flowYaml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowYaml).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `{ ${pairs(value).join(', ')} }`;
  return typeof value === 'string' ? flowText(value) : String(value);
}

/** One key with its value. What is too long for a line is cut at its inner maps and lists. */
export function flowLine(key: string, value: unknown, longest: number): string {
  const whole = `${flowText(key)}: ${flowYaml(value)}`;
  if (whole.length <= longest) return whole;
  const cut = [2, 1].map((depth) => `${flowText(key)}: ${flowYaml(cutBelow(value, depth))}`);
  return cut.find((line) => line.length <= longest) ?? `${flowText(key)}: …`;
}

const pairs = (value: object): string[] =>
  Object.entries(value).map(([key, inner]) => `${flowText(key)}: ${flowYaml(inner)}`);

function flowText(text: string): string {
  if (text === '…') return text;
  return plain.test(text) && !otherwiseRead.test(text) && text === text.trim()
    ? text
    : `'${text.replaceAll("'", "''")}'`;
}

function cutBelow(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.map((item: unknown) => cutBelow(item, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cutBelow(inner, depth - 1)]));
}
