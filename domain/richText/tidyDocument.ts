import {
  type Block,
  type Inline,
  type InnerBlock,
  isOwnPicture,
  isSomebodysId,
  isVariableName,
  type List,
  type ListItem,
  linkOf,
  type Mark,
  type Paragraph,
  type RichDocument,
} from './document.ts';

interface Loose {
  readonly type: string;
  readonly text: unknown;
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly marks: readonly Loose[];
  readonly content: readonly Loose[];
}

/**
 * The document of whatever an editor or a clipboard has: parts of the allow-list stay, others are taken apart until their
 * words are left. Empty paragraphs at the end go.
 */
export function tidyDocument(value: unknown): RichDocument {
  const blocks = blocksOf(looseOf(value)?.content ?? []);
  const last = blocks.findLastIndex((block) => block.type !== 'paragraph' || (block.content ?? []).length > 0);
  return { type: 'doc', content: blocks.slice(0, last + 1) };
}

function blocksOf(parts: readonly Loose[]): Block[] {
  const blocks: Block[] = [];
  let words: Inline[] = [];
  const close = (): void => {
    if (words.length > 0) blocks.push({ type: 'paragraph', content: words });
    words = [];
  };
  for (const part of parts) {
    const inline = inlineOf(part);
    if (inline) {
      words.push(...inline);
      continue;
    }
    close();
    blocks.push(...blockOf(part));
  }
  close();
  return blocks;
}

function blockOf(part: Loose): Block[] {
  switch (part.type) {
    case 'paragraph':
      return [paragraphOf(part)];
    case 'heading':
      return [{ type: 'heading', attrs: { level: Number(part.attrs.level) > 2 ? 3 : 2 }, ...wordsOf(part) }];
    case 'bulletList':
    case 'orderedList':
      return listOf(part, part.type);
    case 'blockquote': {
      const content = innerBlocks(part);
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }];
    case 'image':
      return pictureOf(part);
    default:
      return blocksOf(part.content);
  }
}

function paragraphOf(part: Loose): Paragraph {
  return { type: 'paragraph', ...wordsOf(part) };
}

function wordsOf({ content }: Loose): { content?: Inline[] } {
  const words = content.flatMap((part) => inlineOf(part) ?? inlinesIn(part));
  return words.length > 0 ? { content: words } : {};
}

/** The words of something that may not stand in a line. */
const inlinesIn = ({ content }: Loose): Inline[] => content.flatMap((part) => inlineOf(part) ?? inlinesIn(part));

/** Headings do not stand in lists and quotes: their words do. */
function innerBlocks(part: Loose): InnerBlock[] {
  return blocksOf(part.content).flatMap((block): readonly InnerBlock[] => {
    switch (block.type) {
      case 'heading':
        return [{ type: 'paragraph', ...(block.content && { content: block.content }) }];
      case 'blockquote':
        return block.content;
      case 'horizontalRule':
        return [];
      default:
        return [block];
    }
  });
}

function listOf(part: Loose, type: List['type']): List[] {
  const items = part.content.flatMap((item): ListItem[] => {
    const content = item.type === 'listItem' ? innerBlocks(item) : innerBlocks({ ...item, content: [item] });
    return content.length > 0 ? [{ type: 'listItem', content }] : [];
  });
  return items.length > 0 ? [{ type, content: items }] : [];
}

function pictureOf({ attrs }: Loose): Block[] {
  const { src, alt } = attrs;
  if (typeof src !== 'string' || !isOwnPicture(src)) return [];
  return [{ type: 'image', attrs: { src, alt: typeof alt === 'string' ? alt.slice(0, 300) : '' } }];
}

/** What stands in a line; undefined for what is a block. */
function inlineOf({ type, text, attrs, marks }: Loose): Inline[] | undefined {
  if (type === 'hardBreak') return [{ type }];
  if (type === 'text') {
    if (typeof text !== 'string' || text === '') return [];
    const kept = marksOf(marks);
    return [{ type, text, ...(kept.length > 0 && { marks: kept }) }];
  }
  if (type === 'mention') {
    const { id, label } = attrs;
    if (typeof label !== 'string' || label === '') return [];
    if (typeof id !== 'string' || !isSomebodysId(id)) return [{ type: 'text', text: `@${label}` }];
    return [{ type, attrs: { id, label: label.slice(0, 200) } }];
  }
  if (type !== 'variable') return undefined;
  return typeof attrs.name === 'string' && isVariableName(attrs.name) ? [{ type, attrs: { name: attrs.name } }] : [];
}

function marksOf(marks: readonly Loose[]): Mark[] {
  const kept = new Map<string, Mark>();
  for (const { type, attrs } of marks) {
    if (type === 'bold' || type === 'italic') kept.set(type, { type });
    if (type === 'link' && typeof attrs.href === 'string') {
      const href = linkOf(attrs.href);
      if (href !== null) kept.set(type, { type, attrs: { href } });
    }
  }
  return [...kept.values()];
}

function looseOf(value: unknown): Loose | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, text, attrs, marks, content } = value as Readonly<Record<string, unknown>>;
  return {
    type: typeof type === 'string' ? type : '',
    text,
    attrs: typeof attrs === 'object' && attrs !== null ? (attrs as Loose['attrs']) : {},
    marks: looseList(marks),
    content: looseList(content),
  };
}

const looseList = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.flatMap((part) => looseOf(part) ?? []) : [];
