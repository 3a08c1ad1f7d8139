import { createElement, Fragment, type ReactNode } from 'react';
import type { RichDocument } from '#domain/richText/document.ts';
import { documentHtml } from '#domain/richText/documentHtml.ts';
import { plainTextOf } from '#domain/richText/plainText.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';
import type { NewMail } from './mail.ts';
import { mailFootText, mailPage } from './page/mailPage.ts';
import { button, choiceRow, type MailLink, paragraph, quietParagraph, textLink, writing } from './page/mailParts.ts';
import { writingLooks } from './page/writingLooks.ts';

/** What somebody of the organisation has written, and what fills in its words for the reader. */
export interface Letter {
  readonly document: RichDocument;
  readonly fill: (text: string) => string;
}

/** What a mail says, in the words of its reader. */
export interface MailContent {
  readonly subject: string;
  /** Above the link: sentences of the product, each with a link of its own where it leads elsewhere, or a letter of the organisation. */
  readonly before: readonly (string | MailLink)[] | Letter;
  /** Where it leads; without a name of its own it opens the organisation's pages. */
  readonly link?: { readonly href: string; readonly label?: string };
  /** What may be done about it at once, above the link. */
  readonly choices?: readonly MailLink[];
  /** Below the link. */
  readonly after: readonly string[];
}

/** A mail as plain text and as HTML, both of the same words, under the organisation's mark and signed with its name. */
export function composeMail(tenant: Tenant, to: string, language: string, content: MailContent): NewMail {
  const { subject, choices = [], after } = content;
  const before = upperPart(tenant, content.before);
  const link = content.link && namedLink(tenant, language, content.link);
  const said = [...choices, ...(link ? [link] : [])].map(({ href, label }) => `${label}: ${href}`);
  const toDo = [choiceRow(choices, tenant.brand)];
  // Beside choices the link is only for reading on.
  if (link) toDo.push(choices.length > 0 ? textLink(link, tenant.brand) : button(link, tenant.brand));
  const body = createElement(Fragment, null, ...before.parts, ...toDo, ...after.map(quietParagraph));
  const preview = before.preview.replace(/\s+/g, ' ').slice(0, PREVIEW);
  return {
    from: tenant.mailFrom,
    to,
    subject,
    text: [before.text, ...said, ...after, mailFootText(tenant)].join('\n\n'),
    html: mailPage(tenant, { subject, language, preview, body }),
  };
}

/** As much as mailboxes show beside a subject. */
const PREVIEW = 140;

function upperPart(
  tenant: Tenant,
  before: MailContent['before'],
): { readonly parts: readonly ReactNode[]; readonly text: string; readonly preview: string } {
  if (!('document' in before)) return sentences(tenant, before);
  const { document, fill } = before;
  const look = { fill, looks: writingLooks(tenant.brand), origin: tenant.origin };
  const text = plainTextOf(document, { fill, withLinks: true });
  return { parts: [writing(documentHtml(document, look))], text, preview: text };
}

function sentences({ brand }: Tenant, said: readonly (string | MailLink)[]) {
  return {
    parts: said.map((one) => (typeof one === 'string' ? paragraph(one) : textLink(one, brand))),
    text: said.map((one) => (typeof one === 'string' ? one : `${one.label}\n${one.href}`)).join('\n\n'),
    preview: said.map((one) => (typeof one === 'string' ? one : one.label)).join('\n\n'),
  };
}

function namedLink(tenant: Tenant, language: string, { href, label }: { href: string; label?: string }): MailLink {
  const usual = textFor(readerIn(language, tenant), 'mails', 'open', { incubator: tenant.name });
  return { href, label: label ?? usual ?? href };
}
