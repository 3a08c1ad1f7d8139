import { escapeHtml } from '#domain/text/escapeHtml.ts';
import { isLink } from '#domain/text/webLink.ts';
import { mailColours } from './mailStyles.ts';

export interface MailLink {
  readonly href: string;
  readonly label: string;
}

const BUTTON = 'display:inline-block;padding:11px 20px;border-radius:6px;font-weight:600;text-decoration:none';

/** A paragraph; its own line breaks stay. */
export function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

/** What is said below, if it is needed at all. */
export function quietParagraph(text: string): string {
  return `<p class="quiet" style="margin:16px 0 0;color:#5a6472;font-size:13px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

/** The one thing to do, in the organisation's colour. */
export function button(link: MailLink, brand: string | null): string {
  const { filled } = mailColours(brand);
  return `<p style="margin:24px 0">${anchor(link, 'button', `${BUTTON};background:${filled};border:1px solid ${filled};color:#ffffff`)}</p>`;
}

/** Several things that may be done; the first of them is the usual one. */
export function choiceRow([first, ...others]: readonly MailLink[], brand: string | null): string {
  if (first === undefined) return '';
  const { filled } = mailColours(brand);
  const usual = anchor(
    first,
    'button',
    `${BUTTON};background:${filled};border:1px solid ${filled};color:#ffffff;margin:0 0 8px;margin-inline-end:4px`,
  );
  const rest = others.map((other) =>
    anchor(other, 'choice', `${BUTTON};border:1px solid #848d9b;color:#1b1f27;margin:0 0 8px;margin-inline-end:4px`),
  );
  return `<p style="margin:24px 0 16px">${[usual, ...rest].join('\n')}</p>`;
}

/** A link in the flow of a letter. */
export function textLink(link: MailLink, brand: string | null): string {
  return `<p style="margin:0 0 16px">${anchor(link, 'link', `color:${mailColours(brand).filled};text-decoration:underline`)}</p>`;
}

/** What leads elsewhere than to the web or to somebody's mail is words only. */
function anchor({ href, label }: MailLink, kind: string, look: string): string {
  if (!isLink(href)) return escapeHtml(label);
  return `<a href="${escapeHtml(href)}" class="${kind}" style="${look}">${escapeHtml(label)}</a>`;
}
