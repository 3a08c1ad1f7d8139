import { documentOf } from '#domain/richText/documentOf.ts';
import { isRichDocument } from '#domain/richText/isRichDocument.ts';
import { plainTextOf } from '#domain/richText/plainText.ts';
import { isLanguageId } from '#domain/text/ownWords.ts';
import { unknownPlaceholders } from '#domain/text/placeholders.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { AuthenticationRequiredError, ValidationError } from '#server/platform/errors/errors.ts';
import { composeMail } from '#server/platform/mail/composeMail.ts';
import { wordsFor } from '#server/platform/mail/wordsFor.ts';
import { readerIn, textFor } from '#server/platform/texts/textReader.ts';

interface WrittenMail {
  readonly text: { readonly subject: string; readonly body?: unknown };
  readonly language?: string | null;
}

export interface MailPreview {
  readonly subject: string;
  readonly html: string;
  readonly unknown: readonly string[];
}

/** A mail that somebody is writing, as its readers will get it: their names are those of its writer, the others are examples. */
export async function mailPreview(context: RequestContext, { text, language }: WrittenMail): Promise<MailPreview> {
  const { tenant, viewer } = context;
  if (viewer === null) throw new AuthenticationRequiredError();
  if (language && !isLanguageId(language)) throw new ValidationError([{ path: 'language', reason: 'invalid' }]);
  const { body } = text;
  if (typeof body === 'object' && body !== null && !isRichDocument(body))
    throw new ValidationError([{ path: 'text.body', reason: 'invalid' }]);
  const reader = readerIn(language ?? null, tenant);
  const example = (what: 'program' | 'startup'): string => textFor(reader, 'mails', `example.${what}`) ?? '';
  const { email } = viewer;
  const names = {
    email,
    ...(await nameOf(context, viewer.id)),
    startup: example('startup'),
    program: example('program'),
  };
  const document = documentOf(body);
  const fill = wordsFor(tenant, names, reader.language);
  const subject = fill(text.subject);
  const { html } = composeMail(tenant, email, reader.language, { subject, before: { document, fill }, after: [] });
  return { subject, html: html ?? '', unknown: unknownPlaceholders(`${text.subject} ${plainTextOf(document)}`) };
}

async function nameOf(context: RequestContext, id: string) {
  const [found] = await context.read({
    sql: 'select first_name, last_name from "user" where id = $1',
    parameters: [id],
  });
  return { firstName: String(found?.first_name ?? ''), lastName: String(found?.last_name ?? '') };
}
