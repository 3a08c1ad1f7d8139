import {
  isOwnPicture,
  isSafeLink,
  isSomebodysId,
  isVariableName,
  MOST_LEVELS,
  MOST_PARTS,
  type RichDocument,
} from './document.ts';

type Part = Readonly<Record<string, unknown>>;
type AttributeTests = Readonly<Record<string, (value: unknown) => boolean>>;

interface Rule {
  /** Kinds of parts that may stand in it; absent: none. */
  readonly inside?: readonly string[];
  /** Whether it may be without them. */
  readonly mayBeEmpty?: boolean;
  readonly attrs?: AttributeTests;
}

const inner = ['paragraph', 'bulletList', 'orderedList', 'image'];
const inline = ['text', 'hardBreak', 'mention', 'variable'];
const isText = (value: unknown): value is string => typeof value === 'string';
const textThat = (test: (text: string) => boolean) => (value: unknown) => isText(value) && test(value);
const list: Rule = { inside: ['listItem'] };

/** What each kind of part may hold: the allow-list. */
const rules: Readonly<Record<string, Rule>> = {
  doc: {
    inside: ['paragraph', 'heading', 'bulletList', 'orderedList', 'image', 'blockquote', 'horizontalRule'],
    mayBeEmpty: true,
  },
  paragraph: { inside: inline, mayBeEmpty: true },
  heading: { inside: inline, mayBeEmpty: true, attrs: { level: (level) => level === 2 || level === 3 } },
  bulletList: list,
  orderedList: list,
  listItem: { inside: inner },
  blockquote: { inside: inner },
  horizontalRule: {},
  hardBreak: {},
  image: { attrs: { src: textThat(isOwnPicture), alt: textThat((alt) => alt.length <= 300) } },
  mention: { attrs: { id: textThat(isSomebodysId), label: textThat((name) => name !== '' && name.length <= 200) } },
  variable: { attrs: { name: textThat(isVariableName) } },
};

const marks: Readonly<Record<string, AttributeTests>> = { bold: {}, italic: {}, link: { href: textThat(isSafeLink) } };

/** Whether a value is a document of the allow-list, to its last part. What is not is refused, not mended. */
export function isRichDocument(value: unknown): value is RichDocument {
  const room = { parts: MOST_PARTS };
  return isPartOf(['doc'], value, 0, room);
}

function isPartOf(kinds: readonly string[], value: unknown, level: number, room: { parts: number }): boolean {
  room.parts -= 1;
  if (!isObject(value) || !isText(value.type) || !kinds.includes(value.type)) return false;
  if (room.parts < 0 || level > MOST_LEVELS) return false;
  if (value.type === 'text') return isTextPart(value);
  const { inside, mayBeEmpty = inside === undefined, attrs } = rules[value.type] ?? {};
  if (!hasOnly(value, ['type', ...(inside ? ['content'] : []), ...(attrs ? ['attrs'] : [])])) return false;
  if (attrs && !fits(attrs, value.attrs)) return false;
  const { content = [] } = value;
  if (!Array.isArray(content) || (content.length === 0 && !mayBeEmpty)) return false;
  return content.every((part) => isPartOf(inside ?? [], part, level + 1, room));
}

function isTextPart(part: Part): boolean {
  const { text, marks: given = [] } = part;
  if (!hasOnly(part, ['type', 'text', 'marks']) || !isText(text) || text === '') return false;
  return Array.isArray(given) && given.length <= 3 && given.every(isMark);
}

function isMark(mark: unknown): boolean {
  if (!isObject(mark) || !isText(mark.type) || !Object.hasOwn(marks, mark.type)) return false;
  const tests = marks[mark.type] ?? {};
  const isPlain = Object.keys(tests).length === 0;
  return hasOnly(mark, isPlain ? ['type'] : ['type', 'attrs']) && (isPlain || fits(tests, mark.attrs));
}

function fits(tests: AttributeTests, attrs: unknown): boolean {
  if (!isObject(attrs) || !hasOnly(attrs, Object.keys(tests))) return false;
  return Object.entries(tests).every(([name, test]) => test(attrs[name]));
}

const hasOnly = (value: Part, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

function isObject(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
