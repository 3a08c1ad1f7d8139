import type { Looks } from '#domain/richText/documentHtml.ts';
import { mailColours } from './mailStyles.ts';

/** How formatted writing looks in a mail: mailboxes know no style sheets. */
export const writingLooks = (brand: string | null): Looks => ({
  a: `color:${mailColours(brand).filled};text-decoration:underline`,
  h2: 'margin:24px 0 8px;font-size:18px;font-weight:600;line-height:1.35',
  h3: 'margin:20px 0 4px;font-size:15px;font-weight:600;line-height:1.35',
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-inline-start:24px',
  ol: 'margin:0 0 16px;padding-inline-start:24px',
  li: 'margin:0 0 4px',
  blockquote: 'margin:0 0 16px;padding-inline-start:12px;border-inline-start:3px solid #848d9b',
  hr: 'margin:24px 0;border:0;border-top:1px solid #e2e5ea',
  img: 'max-width:100%;height:auto;border:0;border-radius:6px',
});
