import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { type CSSProperties, createElement as element, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageTag, textDirection } from '#server/platform/texts/languages.ts';
import type { MailBrand } from './MailBrand.ts';
import { mailHead } from './mailHead.ts';
import { withLineBreaks } from './mailParts.ts';
import { fonts, mailStyles } from './mailStyles.ts';

export interface MailPage {
  readonly subject: string;
  /** Of its reader. */
  readonly language: string;
  /** What mailboxes show beside the subject. */
  readonly preview: string;
  /** The letter itself. */
  readonly body: ReactNode;
}

const PAPER = '#f7f8fa';

/**
 * A whole mail as HTML: the organisation's mark above, the letter on a card, name and address below; light and dark, for
 * every writing direction. Of react-email's parts, which lay out with tables because some mailboxes know nothing else;
 * without JSX, because Node runs the server's files as they are.
 */
export function mailPage(brand: MailBrand, { subject, language, preview, body }: MailPage): string {
  const fontFamily = fonts(language);
  const page = element(
    Html,
    { lang: languageTag(language), dir: textDirection(language) },
    mailHeader(subject, mailStyles(brand.brand)),
    element(
      Body,
      { className: 'page', style: { margin: 0, padding: 0, background: PAPER, fontFamily } },
      element(Preview, null, preview),
      element(
        Container,
        { className: 'sheet', style: { maxWidth: '600px', padding: '32px 16px' } },
        part('head', { padding: '0 4px 20px', fontFamily }, mailHead(brand)),
        part('card', { ...card, fontFamily }, body),
        part('foot', { ...foot, fontFamily }, mailFoot(brand)),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

const card: CSSProperties = {
  padding: '32px',
  background: '#ffffff',
  border: '1px solid #e2e5ea',
  borderRadius: '10px',
  color: '#1b1f27',
  fontSize: '15px',
  lineHeight: 1.6,
};
const foot: CSSProperties = { padding: '20px 4px 0', color: '#5a6472', fontSize: '12px', lineHeight: 1.6 };

function mailHeader(subject: string, styles: string): ReactNode {
  return element(
    Head,
    null,
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    element('title', null, subject),
    element('style', null, styles),
  );
}

/** One row of the sheet. */
function part(className: string, style: CSSProperties, children: ReactNode): ReactNode {
  return element(Row, null, element(Column, { className, style }, children));
}

/** Name, address and site below the plain text of a mail. */
export function mailFootText({ name, address, origin }: MailBrand): string {
  return ['--', name, ...(address === null ? [] : [address]), origin].join('\n');
}

function mailFoot({ name, address, origin }: MailBrand): ReactNode {
  const site = { href: origin, className: 'foot', style: { color: '#5a6472', textDecoration: 'underline' } };
  return element(
    Fragment,
    null,
    element('strong', null, name),
    element('br'),
    address !== null && withLineBreaks(address),
    address !== null && element('br'),
    element(Link, site, new URL(origin).host),
  );
}
