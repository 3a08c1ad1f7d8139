import { escapeHtml } from '#domain/text/formattedHtml.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { languageTag, textDirection } from '#server/platform/texts/languages.ts';
import type { NewMail } from './mail.ts';
import { mailLogo } from './mailLogo.ts';

/** What a mail says, in the words of its reader. */
export interface MailContent {
  readonly subject: string;
  /** Above the link. */
  readonly before: readonly string[];
  /** Where it leads; its address stands for itself where it has no name. */
  readonly link: { readonly href: string; readonly label?: string };
  /** What may be done about it at once, above the link. */
  readonly choices?: readonly { readonly href: string; readonly label: string }[];
  /** Below the link. */
  readonly after: readonly string[];
}

/** A mail as plain text and as HTML, under the organisation's mark and signed with its name. */
export function composeMail(tenant: Tenant, to: string, language: string, content: MailContent): NewMail {
  const { subject, before, link, choices = [], after } = content;
  const said = choices.map(({ href, label }) => `${label}: ${href}`);
  const lines = [...before, ...said, link.href, ...after, tenant.name];
  const anchors = [...choices, link].map(anchorTo);
  const paragraphs = [...before.map(escapeHtml), ...anchors, ...[...after, tenant.name].map(escapeHtml)];
  const [tag, direction] = [languageTag(language), textDirection(language)];
  return {
    from: tenant.mailFrom,
    to,
    subject,
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="${tag}" dir="${direction}"><body>
${mailLogo(tenant)}${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}</body></html>`,
  };
}

function anchorTo({ href, label }: { readonly href: string; readonly label?: string }): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(label ?? href)}</a>`;
}
