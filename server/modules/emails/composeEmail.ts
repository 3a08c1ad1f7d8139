import { sql } from 'kysely';
import { createElement, Fragment } from 'react';
import type { TranslatedText } from '#domain/forms/FormElement.ts';
import { documentHtml } from '#domain/richText/documentHtml.ts';
import { documentOf } from '#domain/richText/documentOf.ts';
import { letterIn, subjectIn, type WrittenLetter } from '#domain/richText/letterIn.ts';
import { isEmptyDocument, plainTextOf } from '#domain/richText/plainText.ts';
import type { TranslatedWriting } from '#domain/richText/writingIn.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { NewMail } from '#server/platform/mail/mail.ts';
import { mailFootText, mailPage } from '#server/platform/mail/page/mailPage.ts';
import { rule, writing } from '#server/platform/mail/page/mailParts.ts';
import { writingLooks } from '#server/platform/mail/page/writingLooks.ts';
import { wordsFor } from '#server/platform/mail/wordsFor.ts';
import type { Recipient } from './recipients.ts';

/** As much as mailboxes show beside a subject. */
const PREVIEW = 140;

/** What stands around the text of every e-mail of a blueprint. */
export interface Frame {
  readonly header: string;
  readonly footer: string;
}

/** What of an e-mail, saved or not, its recipients see. */
export interface EmailContent extends WrittenLetter, Readonly<Record<string, unknown>> {
  readonly blueprint?: unknown;
}

/** The blueprint that was chosen, else the one used by default, else nothing. */
export async function frameOf(tx: Tx, email: EmailContent): Promise<Frame> {
  const model = specCatalog.get('EmailBlueprint');
  const { rows } = await sql<{
    id: string;
  }>`select id from email_blueprint where is_default order by id limit 1`.execute(tx);
  const id = typeof email.blueprint === 'string' ? email.blueprint : rows[0]?.id;
  const blueprint = id === undefined ? null : await loadStored(tx, model, id);
  return { header: textOf(blueprint?.header), footer: textOf(blueprint?.footer) };
}

export interface Composed extends Pick<NewMail, 'subject' | 'text'> {
  readonly html: string;
}

/** The e-mail as one person gets it: in a frame, with their words filled in, as HTML of an allow-list and as plain text. */
export function composeEmail(context: RequestContext, email: EmailContent, frame: Frame, to: Recipient): Composed {
  const language = to.language ?? context.tenant.defaultLanguage;
  const fill = wordsFor(context.tenant, to, language);
  const letter = letterIn(email, language);
  const parts = [documentOf(frame.header), letter, documentOf(frame.footer)].filter((part) => !isEmptyDocument(part));
  const { tenant } = context;
  const look = { fill, looks: writingLooks(tenant.brand), origin: tenant.origin };
  const subject = fill(subjectIn(email, language));
  const preview = plainTextOf(letter, { fill }).replace(/\s+/g, ' ').slice(0, PREVIEW);
  const written = parts.flatMap((part, at) => [...(at === 0 ? [] : [rule()]), writing(documentHtml(part, look))]);
  const body = createElement(Fragment, null, ...written);
  const text = parts.map((part) => plainTextOf(part, { fill, withLinks: true })).join('\n\n--\n\n');
  return {
    subject,
    text: `${text}\n\n${mailFootText(tenant)}`,
    html: mailPage(tenant, { subject, language, preview, body }),
  };
}

const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);

/** All that any of its recipients reads. */
export function allWords({ subject, subjects, body, bodyDocument, bodies }: EmailContent): string {
  const others = [...listOf<TranslatedText>(subjects), ...listOf<TranslatedWriting>(bodies)].map(({ value }) => value);
  return [textOf(subject), plainTextOf(documentOf(bodyDocument ?? textOf(body))), ...others].join(' ');
}

/** The languages that it is written in besides the first. */
export const languagesOf = ({ bodies }: EmailContent): string[] =>
  listOf<TranslatedWriting>(bodies).flatMap(({ language, value }) => (value.trim() === '' ? [] : [language]));

/** The one who asks, where an e-mail has nobody to be shown as yet, and who gets a copy. */
export function stranger(address: string, language: string): Recipient {
  const names = { firstName: '', lastName: '', startup: '', program: '' };
  return { id: '', email: address, language, ...names, reason: null };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
