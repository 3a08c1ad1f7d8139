import { CORE_SCHEMA, type EventType, load, type State } from 'js-yaml';

/** A value of a document: where it stands (offsets in the text), and what it is made of. */
export interface YamlNode {
  readonly start: number;
  /** Behind the last character. */
  readonly end: number;
  /** Key and value of each entry of a map, by the key. */
  readonly entries?: ReadonlyMap<string, readonly [YamlNode, YamlNode]>;
  readonly items?: readonly YamlNode[];
}

export interface ReadYaml {
  readonly value: unknown;
  readonly root: YamlNode;
}

/** What follows a value is looked at only when somebody asks where it ends: a right spec never does for most of them. */
class NodeInText implements YamlNode {
  readonly start: number;
  declare readonly entries?: ReadonlyMap<string, readonly [YamlNode, YamlNode]>;
  declare readonly items?: readonly YamlNode[];
  readonly #text: string;
  readonly #after: number;

  constructor(text: string, start: number, after: number, parts: Pick<YamlNode, 'entries' | 'items'> = {}) {
    this.start = start;
    if (parts.entries) this.entries = parts.entries;
    if (parts.items) this.items = parts.items;
    this.#text = text;
    this.#after = after;
  }

  get end(): number {
    return Math.max(this.start, trimEnd(this.#text, this.#after));
  }
}

interface OpenNode {
  readonly position: number;
  readonly parts: { readonly node: YamlNode; readonly name: string }[];
}

/**
 * Reads one document and remembers where everything stood. Throws at the first mistake; `explainYaml` finds them all,
 * with a parser that takes several times as long.
 */
export function readYaml(text: string): ReadYaml {
  const open: OpenNode[] = [{ position: 0, parts: [] }];
  const listener = (event: EventType, state: State): void => {
    if (event === 'open') {
      open.push({ position: state.position, parts: [] });
      return;
    }
    const closed = open.pop();
    if (closed) open.at(-1)?.parts.push({ node: nodeOf(text, closed, state), name: nameOf(state.result) });
  };
  const value = load(text, { schema: CORE_SCHEMA, listener: (event, state) => listener(event, state) });
  const root = open[0]?.parts.at(-1)?.node ?? { start: 0, end: 0 };
  return { value, root };
}

function nodeOf(text: string, { position, parts }: OpenNode, { kind, position: after }: State): YamlNode {
  const start = skipSpace(text, position);
  // What stands in a block list is tried as the key of a map first: then it is its own only part.
  const [only, another] = parts;
  if (only && !another && only.node.start === start && kind !== 'scalar') return only.node;
  if (kind === 'mapping' && parts.length > 0) return mapOf(text, position, parts, after);
  if (kind === 'sequence') return new NodeInText(text, start, after, { items: parts.map(({ node }) => node) });
  // An empty value has the place of nothing; a scalar that was tried as a map before has parts that mean nothing.
  return start >= after ? { start: position, end: position } : new NodeInText(text, start, after);
}

/** The parts of a map are key, value, key, value … */
function mapOf(text: string, position: number, parts: OpenNode['parts'], after: number): YamlNode {
  const entries = new Map<string, readonly [YamlNode, YamlNode]>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [key, value] = [parts[index], parts[index + 1]];
    if (key && value) entries.set(key.name, [key.node, value.node]);
  }
  const first = skipSpace(text, position);
  const start = text[first] === '{' ? first : (parts[0]?.node.start ?? position);
  return new NodeInText(text, start, after, { entries });
}

const spaceOrComment = /(?:\s|#[^\n]*)*/y;

function skipSpace(text: string, from: number): number {
  spaceOrComment.lastIndex = from;
  spaceOrComment.test(text);
  return spaceOrComment.lastIndex;
}

/** The reader has gone on to what comes next: spaces, line ends and comments before it do not belong to the value. */
function trimEnd(text: string, to: number): number {
  let end = to;
  for (;;) {
    while (end > 0 && isSpace(text.charCodeAt(end - 1))) end -= 1;
    // Looked for in this line alone: a text without any comment would else be searched from its beginning each time.
    const line = text.lastIndexOf('\n', end - 1) + 1;
    const comment = /(?:^|\s)#[^'"]*$/.exec(text.slice(line, end));
    if (!comment) return end;
    end = line + comment.index;
  }
}

/** Space, tab or line end: YAML knows no others. */
const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Values in a document with every alias followed: few lines can stand for millions. */
export function countValues(value: unknown, counted = new Map<object, number>()): number {
  if (value === null || typeof value !== 'object') return 1;
  const known = counted.get(value);
  if (known !== undefined) return known;
  const count = Object.values(value).reduce<number>((sum, item) => sum + countValues(item, counted), 1);
  counted.set(value, count);
  return count;
}

/** What a key is called; a list of lists as text would grow without end. */
function nameOf(result: unknown): string {
  return result !== null && typeof result === 'object' ? '' : String(result);
}
