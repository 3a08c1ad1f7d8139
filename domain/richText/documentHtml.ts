import { escapeHtml } from '../text/escapeHtml.ts';
import type { Block, Inline, Mark, RichDocument } from './document.ts';
import type { Fill } from './plainText.ts';

/** Styles that stand at the elements themselves, for mailboxes, which know no style sheets. */
export type Looks = Readonly<
  Partial<Record<'a' | 'blockquote' | 'h2' | 'h3' | 'hr' | 'img' | 'li' | 'mention' | 'ol' | 'p' | 'ul', string>>
>;

export interface HtmlOptions {
  /** Changes words, as placeholders are; what comes out is text, never markup. */
  readonly fill?: Fill;
  readonly looks?: Looks;
  /** Where pictures lie, for readers elsewhere: `https://acme.example`. */
  readonly origin?: string;
}

type Way = Required<HtmlOptions>;

/** A document as HTML of a few elements; everything in it is escaped. */
export function documentHtml({ content }: RichDocument, options: HtmlOptions = {}): string {
  const way = { fill: (text: string) => text, looks: {}, origin: '', ...options };
  return content.map((block) => blockHtml(block, way)).join('\n');
}

function blockHtml(block: Block, way: Way): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', way, inlineHtml(block.content, way));
    case 'heading':
      return element(`h${block.attrs.level}`, way, inlineHtml(block.content, way));
    case 'horizontalRule':
      return `<hr class="rule"${lookOf(way, 'hr')}>`;
    case 'image':
      return pictureHtml(block.attrs.src, block.attrs.alt, way);
    case 'blockquote':
      return element('blockquote', way, block.content.map((part) => blockHtml(part, way)).join(''));
    default:
      return element(
        block.type === 'orderedList' ? 'ol' : 'ul',
        way,
        block.content
          .map(({ content }) => element('li', way, content.map((part) => itemHtml(part, way)).join('')))
          .join(''),
      );
  }
}

/** In a list the words stand without the room of a paragraph. */
function itemHtml(part: Block, way: Way): string {
  return part.type === 'paragraph' ? inlineHtml(part.content, way) : blockHtml(part, way);
}

function pictureHtml(src: string, alt: string, way: Way): string {
  const picture = `<img src="${escapeHtml(`${way.origin}${src}`)}" alt="${escapeHtml(alt)}"${lookOf(way, 'img')}>`;
  return element('p', way, picture);
}

function inlineHtml(parts: readonly Inline[] = [], way: Way): string {
  return parts
    .map((part) => {
      if (part.type === 'hardBreak') return '<br>';
      if (part.type === 'mention') return `<strong${lookOf(way, 'mention')}>@${escapeHtml(part.attrs.label)}</strong>`;
      if (part.type === 'variable') return escapeHtml(way.fill(`{${part.attrs.name}}`));
      return (part.marks ?? []).reduceRight((inner, mark) => marked(mark, inner, way), escapeHtml(way.fill(part.text)));
    })
    .join('');
}

function marked(mark: Mark, inner: string, way: Way): string {
  if (mark.type === 'link') return `<a href="${escapeHtml(mark.attrs.href)}"${lookOf(way, 'a')}>${inner}</a>`;
  return mark.type === 'bold' ? `<strong>${inner}</strong>` : `<em>${inner}</em>`;
}

function element(name: Exclude<keyof Looks, 'mention'>, way: Way, inner: string): string {
  return `<${name}${lookOf(way, name)}>${inner}</${name}>`;
}

function lookOf({ looks }: Way, name: keyof Looks): string {
  const look = looks[name];
  return look === undefined ? '' : ` style="${escapeHtml(look)}"`;
}
