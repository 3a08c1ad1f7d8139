import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';
import type texts from '../../../locales/en/mails.json';
import { composeMail } from './composeMail.ts';
import type { NewMail } from './mail.ts';

type KindOfKey<Key> = Key extends `${infer Kind}.subject` ? Kind : never;

/** Mails that the server sends by itself: each is a subject, a greeting, what there is to do, and what if not. */
export type MailKind = KindOfKey<keyof typeof texts>;

export interface MailRecipient {
  readonly email: string;
  readonly firstName: string | null;
  readonly language: string | null;
  /** What fills further places of the text. */
  readonly words?: Readonly<Record<string, string>>;
}

/** A mail with one link, in the language of its reader. */
export function accountMail(kind: MailKind, tenant: Tenant, to: MailRecipient, path: string): NewMail {
  const reader = readerIn(to.language, tenant);
  const values = { ...to.words, incubator: tenant.name, name: to.firstName ?? to.email };
  const say = (part: string): string => textFor(reader, 'mails', `${kind}.${part}`, values) ?? '';
  return composeMail(tenant, to.email, reader.language, {
    subject: say('subject'),
    before: [say('greeting'), say('body')],
    link: { href: `${tenant.origin}${path}`, label: say('action') },
    after: [say('ignore')],
  });
}
