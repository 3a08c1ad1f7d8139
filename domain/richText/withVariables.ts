import { unknownPlaceholders } from '../text/placeholders.ts';
import type { Block, Inline, InnerBlock, List, ListItem, RichDocument } from './document.ts';

/** Words in braces that mails fill in, as parts of their own: so they stand in texts that were written before. */
export function withVariables({ type, content }: RichDocument): RichDocument {
  return { type, content: content.map(blockOf) };
}

function blockOf(block: Block): Block {
  switch (block.type) {
    case 'bulletList':
    case 'orderedList':
      return listOf(block);
    case 'blockquote':
      return { ...block, content: block.content.map(partOf) };
    case 'paragraph':
    case 'heading':
      return { ...block, ...(block.content && { content: block.content.flatMap(inlineOf) }) };
    default:
      return block;
  }
}

function partOf(part: InnerBlock): InnerBlock {
  if (part.type === 'image') return part;
  if (part.type !== 'paragraph') return listOf(part);
  return { ...part, ...(part.content && { content: part.content.flatMap(inlineOf) }) };
}

const listOf = (list: List): List => ({
  ...list,
  content: list.content.map((item): ListItem => ({ ...item, content: item.content.map(partOf) })),
});

function inlineOf(part: Inline): Inline[] {
  if (part.type !== 'text') return [part];
  return part.text
    .split(/(\{[a-zA-Z]+\})/)
    .filter((text) => text !== '')
    .map((text): Inline => {
      const name = /^\{([a-zA-Z]+)\}$/.exec(text)?.[1];
      const isKnown = name !== undefined && unknownPlaceholders(text).length === 0;
      return isKnown ? { type: 'variable', attrs: { name } } : { ...part, text };
    });
}
