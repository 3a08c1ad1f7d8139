import { parseAst } from 'vite';

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The texts of a module that are for people: not those that are thrown as our own fault or logged, and no names of imports. */
export function findSentences(source: string): { readonly line: number; readonly text: string }[] {
  const found: { line: number; text: string }[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value) || isForNobody(value)) return;
    const text = textOf(value);
    if (text !== null && isSentence(text)) found.push({ line: source.slice(0, value.start).split('\n').length, text });
    // A follower's third part says who learns of its event.
    const isFollower =
      value.type === 'CallExpression' && ['follower', 'followerOfAll'].includes(calleeOf(value.callee) ?? '');
    const parts = isFollower && Array.isArray(value.arguments) ? value.arguments.toSpliced(2, 1) : Object.values(value);
    for (const part of parts) visit(part);
  };
  visit(parseAst(source, { lang: 'ts' }));
  return found;
}

/** What no reader of the product sees: our own faults, the log and the console, types, and SQL by its tag. */
function isForNobody(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'TSLiteralType') return true;
  if (node.type === 'TaggedTemplateExpression' || isForDocuments(node)) return true;
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  return OUR_FAULTS.test(calleeOf(node.callee));
}

/** What `docs/events.md` is written of: what a schedule is about, and who learns of an event. */
function isForDocuments(node: Node): boolean {
  if (node.type === 'Property') return isNode(node.key) && node.key.name === 'about';
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') {
    return isNode(node.id) && /tells$/i.test(String(node.id.name));
  }
  return false;
}

const OUR_FAULTS = /^(Error|TypeError|InstallationError|SettingError|Symbol|log\w*|console)$/;

/** `console` of `console.error`, else the name that is called. */
function calleeOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  return callee.type === 'MemberExpression' ? calleeOf(callee.object) : String(callee.name ?? '');
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

/** Words of a language in a row: begun with a capital, or several that no query is made of, or of another script. */
function isSentence(text: string): boolean {
  if (MARKUP.test(text) || QUERY.test(text)) return false;
  if (/[^\p{ASCII}…·“”‘’\s]/u.test(text) && /\p{L}{2}/u.test(text)) return true;
  const words = text.match(/\p{L}[\p{L}’']+/gu) ?? [];
  if (words.length >= 2 && /^\p{Lu}\p{Ll}[\p{L}’'-]*[,:]? [\p{L}…“"{]/u.test(text)) return true;
  return words.length >= 3 && / \S+ /.test(text) && /^[\p{L}\s,.;!?:’'“”"()…-]+$/u.test(text);
}

const MARKUP = /<\w|\w>|::|^\w+-\w+: |^[\w-]+=/;
const QUERY =
  /\b(select|insert into|update|delete from|from|where|is null|order by|primary key|not null|default|jsonb?|text\[\]|timestamptz|interval|coalesce|case when|when .* then|set local|alter table|create (unique )?index|unnest)\b/;
