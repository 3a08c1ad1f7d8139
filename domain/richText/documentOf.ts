import { parseFormattedText, type Block as Run, type Inline as Sign } from '../text/formattedText.ts';
import { type Block, emptyDocument, type Inline, isSafeLink, type Mark, type RichDocument } from './document.ts';
import { isRichDocument } from './isRichDocument.ts';

/** The document of what a record holds: one itself, or a text that was written before there were any (decision 0062). */
export function documentOf(value: unknown): RichDocument {
  if (typeof value === 'string') return documentOfText(value);
  return isRichDocument(value) ? value : emptyDocument;
}

/** The document of a text with a few signs (`formattedText.ts`). */
export function documentOfText(text: string): RichDocument {
  return { type: 'doc', content: parseFormattedText(text).map(blockOf) };
}

function blockOf(run: Run): Block {
  if (run.kind === 'heading') return { type: 'heading', attrs: { level: 2 }, content: inlineOf(run.parts, []) };
  if (run.kind === 'paragraph') return { type: 'paragraph', content: linesOf(run.lines) };
  return {
    type: run.isOrdered ? 'orderedList' : 'bulletList',
    content: run.items.map((item) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: inlineOf(item, []) }],
    })),
  };
}

function linesOf(lines: readonly (readonly Sign[])[]): Inline[] {
  return lines.flatMap((line, at): Inline[] => [
    ...(at > 0 ? [{ type: 'hardBreak' } as const] : []),
    ...inlineOf(line, []),
  ]);
}

function inlineOf(parts: readonly Sign[], marks: readonly Mark[]): Inline[] {
  return parts.flatMap((part): Inline[] => {
    if (part.kind === 'text') return [{ type: 'text', text: part.text, ...(marks.length > 0 && { marks }) }];
    return inlineOf(part.parts, withMark(marks, part));
  });
}

function withMark(marks: readonly Mark[], part: Exclude<Sign, { kind: 'text' }>): readonly Mark[] {
  const mark: Mark =
    part.kind === 'link'
      ? { type: 'link', attrs: { href: part.href } }
      : { type: part.kind === 'strong' ? 'bold' : 'italic' };
  const isKnown =
    marks.some(({ type }) => type === mark.type) || (mark.type === 'link' && !isSafeLink(mark.attrs.href));
  return isKnown ? marks : [...marks, mark];
}
