import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';
import type { NewMail } from './mail.ts';
import { mailFootText, mailPage } from './page/mailPage.ts';
import { button, choiceRow, type MailLink, paragraph, quietParagraph, textLink } from './page/mailParts.ts';

/** What a mail says, in the words of its reader. */
export interface MailContent {
  readonly subject: string;
  /** Above the link. */
  readonly before: readonly string[];
  /** Where it leads; without a name of its own it opens the organisation's pages. */
  readonly link?: { readonly href: string; readonly label?: string };
  /** What may be done about it at once, above the link. */
  readonly choices?: readonly MailLink[];
  /** Below the link. */
  readonly after: readonly string[];
}

/** A mail as plain text and as HTML, both of the same words, under the organisation's mark and signed with its name. */
export function composeMail(tenant: Tenant, to: string, language: string, content: MailContent): NewMail {
  const { subject, before, choices = [], after } = content;
  const link = content.link && namedLink(tenant, language, content.link);
  const said = [...choices, ...(link ? [link] : [])].map(({ href, label }) => `${label}: ${href}`);
  const toDo = [choiceRow(choices, tenant.brand)];
  // Beside choices the link is only for reading on.
  if (link) toDo.push(choices.length > 0 ? textLink(link, tenant.brand) : button(link, tenant.brand));
  const body = [...before.map(paragraph), ...toDo, ...after.map(quietParagraph)].filter((part) => part !== '');
  return {
    from: tenant.mailFrom,
    to,
    subject,
    text: [...before, ...said, ...after, mailFootText(tenant)].join('\n\n'),
    html: mailPage(tenant, { subject, language, preview: before.join(' ').slice(0, PREVIEW), body: body.join('\n') }),
  };
}

/** As much as mailboxes show beside a subject. */
const PREVIEW = 140;

function namedLink(tenant: Tenant, language: string, { href, label }: { href: string; label?: string }): MailLink {
  const usual = textFor(readerIn(language, tenant), 'mails', 'open', { incubator: tenant.name });
  return { href, label: label ?? usual ?? href };
}
