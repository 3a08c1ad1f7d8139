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

const heading = /^#{1,3} +(.+)$/;
const bullet = /^[-*] +(.+)$/;
const numbered = /^\d{1,3}[.)] +(.+)$/;

/** Neighbouring lines of one kind are one block. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const [, title] = heading.exec(line) ?? [];
    const isOrdered = numbered.test(line);
    const [, item] = (isOrdered ? numbered : bullet).exec(line) ?? [];
    if (title !== undefined) blocks.push({ kind: 'heading', parts: inlineOf(title) });
    else if (item !== undefined && last?.kind === 'list' && last.isOrdered === isOrdered) {
      blocks.splice(-1, 1, { ...last, items: [...last.items, inlineOf(item)] });
    } else if (item !== undefined) blocks.push({ kind: 'list', isOrdered, items: [inlineOf(item)] });
    else if (last?.kind === 'paragraph') blocks.splice(-1, 1, { ...last, lines: [...last.lines, inlineOf(line)] });
    else blocks.push({ kind: 'paragraph', lines: [inlineOf(line)] });
  }
  return blocks;
}

const marked = /\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|\[([^\]\n]+)\]\(([^)\s]+)\)/g;

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
