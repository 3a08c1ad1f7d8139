import { Button } from '@react-email/button';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as element, Fragment, type ReactNode } from 'react';
import { isLink } from '#domain/text/webLink.ts';
import { mailColours } from './mailStyles.ts';

export interface MailLink {
  readonly href: string;
  readonly label: string;
}

/** As the card has it: react-email's own paragraphs are of another size. */
const inherited: CSSProperties = { fontSize: 'inherit', lineHeight: 'inherit' };
const pressed: CSSProperties = { padding: '11px 20px', borderRadius: '6px', fontWeight: 600, textDecoration: 'none' };
const oneOfSeveral: CSSProperties = { margin: '0 0 8px', marginInlineEnd: '4px' };

/** Each line of a text on its own. */
export function withLineBreaks(text: string): ReactNode {
  const [first, ...others] = text.split('\n');
  return element(Fragment, null, first, ...others.map((line) => element(Fragment, null, element('br'), line)));
}

/** A paragraph; its own line breaks stay. */
export function paragraph(text: string): ReactNode {
  return element(Text, { style: { ...inherited, margin: '0 0 16px' } }, withLineBreaks(text));
}

/** What is said below, if it is needed at all. */
export function quietParagraph(text: string): ReactNode {
  const style = { ...inherited, margin: '16px 0 0', color: '#5a6472', fontSize: '13px' };
  return element(Text, { className: 'quiet', style }, withLineBreaks(text));
}

/** A line between two parts of a letter. */
export function rule(): ReactNode {
  return element(Hr, { className: 'rule', style: { margin: '24px 0', border: 0, borderTop: '1px solid #e2e5ea' } });
}

/** Formatted writing, as HTML of an allow-list (`documentHtml`). */
export function writing(html: string): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `documentHtml` escapes all text and lets through its allow-list only
  return element('div', { dangerouslySetInnerHTML: { __html: html } });
}

/** The one thing to do, in the organisation's colour. */
export function button(link: MailLink, brand: string | null): ReactNode {
  return inParagraph('24px 0', pressable(link, 'button', { ...pressed, ...filledLook(brand) }));
}

/** Several things that may be done; the first of them is the usual one. */
export function choiceRow([first, ...others]: readonly MailLink[], brand: string | null): ReactNode {
  if (first === undefined) return null;
  const usual = pressable(first, 'button', { ...pressed, ...filledLook(brand), ...oneOfSeveral });
  const outlined = { ...pressed, ...oneOfSeveral, border: '1px solid #848d9b', color: '#1b1f27' };
  return inParagraph('24px 0 16px', usual, ...others.map((other) => pressable(other, 'choice', outlined)));
}

/** A link in the flow of a letter. */
export function textLink(link: MailLink, brand: string | null): ReactNode {
  const style = { color: mailColours(brand).filled, textDecoration: 'underline' };
  const { href, label } = link;
  return inParagraph('0 0 16px', isLink(href) ? element(Link, { href, className: 'link', style }, label) : label);
}

/** What leads elsewhere than to the web or to somebody's mail is words only. */
function pressable({ href, label }: MailLink, className: string, style: CSSProperties): ReactNode {
  return isLink(href) ? element(Button, { href, className, style }, label) : label;
}

function inParagraph(margin: string, ...children: ReactNode[]): ReactNode {
  return element('p', { style: { margin } }, ...children);
}

function filledLook(brand: string | null): CSSProperties {
  const { filled } = mailColours(brand);
  return { background: filled, border: `1px solid ${filled}`, color: '#ffffff' };
}
