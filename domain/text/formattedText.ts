/**
 * Texts that people format with a few signs: `**bold**`, `*italic*`, `[words](https://…)`, lines that begin with `# `, `- ` or `1. `.
 * What is not on this list stays the text it is, so that no markup of a writer ever reaches a reader.
 */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'heading'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] };

/** The parts of a text, by what they are. */
export function parseFormattedText(text: string): Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')));
}

const signs = [
  ['heading', /^#{1,3} +(\S.*)$/],
  ['bullet', /^[-*] +(\S.*)$/],
  ['numbered', /^\d{1,3}[.)] +(\S.*)$/],
] as const;

/** Neighbouring lines of one kind are one block; a heading is one by itself. */
function blocksOf(lines: readonly string[]): Block[] {
  const runs: { readonly kind: LineKind; readonly lines: Inline[][] }[] = [];
  for (const { kind, words } of lines.map(lineOf)) {
    const last = runs.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(inlineOf(words));
    else runs.push({ kind, lines: [inlineOf(words)] });
  }
  return runs.map(blockOf);
}

type LineKind = 'heading' | 'bullet' | 'numbered' | 'paragraph';

/** What a line is, and its words without the sign that says so. */
function lineOf(line: string): { readonly kind: LineKind; readonly words: string } {
  for (const [kind, sign] of signs) {
    const words = sign.exec(line)?.[1];
    if (words !== undefined) return { kind, words };
  }
  return { kind: 'paragraph', words: line };
}

function blockOf({ kind, lines }: { readonly kind: LineKind; readonly lines: readonly Inline[][] }): Block {
  if (kind === 'heading') return { kind, parts: lines[0] ?? [] };
  if (kind === 'paragraph') return { kind, lines };
  return { kind: 'list', isOrdered: kind === 'numbered', items: lines };
}

/** No part may hold the sign it begins with: each place of a long text is then looked at once, whatever stands in it. */
const marked = /\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

function inlineOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(marked)) {
    if (found.index > from) parts.push({ kind: 'text', text: text.slice(from, found.index) });
    parts.push(markedPart(found));
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

function markedPart([whole, strong, emphasis, words, href]: RegExpExecArray): Inline {
  if (strong !== undefined) return { kind: 'strong', parts: inlineOf(strong) };
  if (emphasis !== undefined) return { kind: 'emphasis', parts: inlineOf(emphasis) };
  if (href === undefined || !isSafeAddress(href)) return { kind: 'text', text: whole };
  return { kind: 'link', href, parts: inlineOf(words ?? '') };
}

/** Pages, mailboxes and telephones; nothing that runs. */
function isSafeAddress(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)/i.test(href);
}
