import { type Block, type Inline, parseFormattedText } from './formattedText.ts';

/** Changes the words between the marks, as placeholders do; what comes out is text, never markup. */
export type Fill = (text: string) => string;

const asItIs: Fill = (text) => text;

/** Styles that stand at the elements themselves, for mailboxes, which know no style sheets. */
export type Looks = Readonly<Partial<Record<'a' | 'h2' | 'li' | 'ol' | 'p' | 'ul', string>>>;

/** The text as HTML of a few elements; everything in it is escaped. */
export function formattedHtml(text: string, fill: Fill = asItIs, looks: Looks = {}): string {
  return parseFormattedText(text)
    .map((block) => blockHtml(block, fill, looks))
    .join('\n');
}

/** The text without its marks, as the plain part of a mail has it. */
export function formattedPlain(text: string, fill: Fill = asItIs): string {
  return parseFormattedText(text)
    .map((block) => blockPlain(block, fill))
    .join('\n\n');
}

function blockHtml(block: Block, fill: Fill, looks: Looks): string {
  const inline = (parts: readonly Inline[]): string => inlineHtml(parts, fill, looks);
  if (block.kind === 'heading') return element('h2', looks, inline(block.parts));
  if (block.kind === 'paragraph') return element('p', looks, block.lines.map(inline).join('<br>'));
  const items = block.items.map((item) => element('li', looks, inline(item)));
  return element(block.isOrdered ? 'ol' : 'ul', looks, items.join(''));
}

function element(name: keyof Looks, looks: Looks, inner: string): string {
  return `<${name}${lookOf(looks[name])}>${inner}</${name}>`;
}

const lookOf = (look: string | undefined): string => (look === undefined ? '' : ` style="${escapeHtml(look)}"`);

function inlineHtml(parts: readonly Inline[], fill: Fill, looks: Looks): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return escapeHtml(fill(part.text));
      const inner = inlineHtml(part.parts, fill, looks);
      if (part.kind === 'link') return `<a href="${escapeHtml(part.href)}"${lookOf(looks.a)}>${inner}</a>`;
      return part.kind === 'strong' ? `<strong>${inner}</strong>` : `<em>${inner}</em>`;
    })
    .join('');
}

function blockPlain(block: Block, fill: Fill): string {
  if (block.kind === 'heading') return inlinePlain(block.parts, fill);
  if (block.kind === 'paragraph') return block.lines.map((line) => inlinePlain(line, fill)).join('\n');
  return block.items.map((item, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${inlinePlain(item, fill)}`).join('\n');
}

function inlinePlain(parts: readonly Inline[], fill: Fill): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return fill(part.text);
      const inner = inlinePlain(part.parts, fill);
      return part.kind === 'link' ? `${inner} (${part.href})` : inner;
    })
    .join('');
}

/** Text as it may stand in HTML, in quotes too. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
