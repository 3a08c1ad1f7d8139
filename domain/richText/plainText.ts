import type { Block, Inline, List, RichDocument } from './document.ts';

/** Changes words, as mails fill theirs in. */
export type Fill = (text: string) => string;

const asItIs: Fill = (text) => text;

export interface PlainOptions {
  readonly fill?: Fill;
  /** Whether a link says where it leads, as the plain part of a mail does. */
  readonly withLinks?: boolean;
}

interface Way {
  readonly fill: Fill;
  readonly withLinks: boolean;
}

/** The words of a document, a blank line between its parts: what is searched, exported and read by programs. */
export function plainTextOf(
  { content }: RichDocument,
  { fill = asItIs, withLinks = false }: PlainOptions = {},
): string {
  const way = { fill, withLinks };
  return content
    .map((block) => blockText(block, way))
    .filter((text) => text !== '')
    .join('\n\n');
}

function blockText(block: Block, way: Way): string {
  switch (block.type) {
    case 'image':
      return block.attrs.alt && `[${block.attrs.alt}]`;
    case 'horizontalRule':
      return '--';
    case 'bulletList':
    case 'orderedList':
      return listText(block, way).join('\n');
    case 'blockquote':
      return block.content.map((part) => blockText(part, way)).join('\n\n');
    default:
      return lineText(block.content ?? [], way);
  }
}

/** Lines of a list; those of a list in it stand further in. */
function listText(list: List, way: Way): string[] {
  return list.content.flatMap(({ content }, at) => {
    const sign = list.type === 'orderedList' ? `${at + 1}.` : '-';
    const [first = '', ...rest] = content.flatMap((part) =>
      part.type === 'bulletList' || part.type === 'orderedList' ? listText(part, way) : [blockText(part, way)],
    );
    return [`${sign} ${first}`, ...rest.map((line) => `  ${line}`)];
  });
}

function lineText(parts: readonly Inline[], { fill, withLinks }: Way): string {
  return parts
    .map((part, at) => {
      if (part.type === 'hardBreak') return '\n';
      if (part.type === 'mention') return `@${part.attrs.label}`;
      if (part.type === 'variable') return fill(`{${part.attrs.name}}`);
      const said = fill(part.text);
      const href = hrefOf(part);
      const isLast = href !== null && hrefOf(parts[at + 1]) !== href;
      return withLinks && isLast && said !== href ? `${said} (${href})` : said;
    })
    .join('');
}

/** Where a part leads. */
function hrefOf(part: Inline | undefined): string | null {
  if (part?.type !== 'text') return null;
  return part.marks?.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))[0] ?? null;
}

/** Whether there is nothing to read or to look at. */
export function isEmptyDocument(document: RichDocument): boolean {
  return !document.content.some(({ type }) => type === 'image') && plainTextOf(document).trim() === '';
}
