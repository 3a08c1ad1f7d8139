import { escapeHtml } from '#domain/text/formattedHtml.ts';
import type { Tenant } from '#server/graphql/context.ts';
import type { NewMail } from '#server/jobs/mail.ts';
import { mailLogo } from './mailLogo.ts';
import { type MailKind, mailText } from './mailTexts.ts';

export interface MailRecipient {
  readonly email: string;
  readonly firstName: string | null;
  readonly language: string | null;
  /** What fills further places of the text. */
  readonly words?: Readonly<Record<string, string>>;
}

/** A mail with one link, in the language of its reader. */
export function accountMail(kind: MailKind, tenant: Tenant, to: MailRecipient, path: string): NewMail {
  const language = to.language ?? tenant.defaultLanguage;
  const text = mailText(kind, language);
  const filled: Readonly<Record<string, string>> = {
    ...to.words,
    incubator: tenant.name,
    name: to.firstName ?? to.email,
  };
  // Given as a function: in a name, signs such as `$&` would stand for something else.
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (place, word: string) => filled[word] ?? place);
  const link = `${tenant.origin}${path}`;
  const [greeting, body, ignore] = [fill(text.greeting), fill(text.body), fill(text.ignore)];
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return {
    from: tenant.mailFrom,
    to: to.email,
    subject: fill(text.subject),
    text: [greeting, '', body, '', link, '', ignore, '', tenant.name].join('\n'),
    html: `<!doctype html><html dir="${direction}"><body>
${mailLogo(tenant)}<p>${escapeHtml(greeting)}</p><p>${escapeHtml(body)}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(text.action)}</a></p>
<p>${escapeHtml(ignore)}</p><p>${escapeHtml(tenant.name)}</p></body></html>`,
  };
}
