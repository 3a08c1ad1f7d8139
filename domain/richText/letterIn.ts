import { textIn } from '../forms/elementTexts.ts';
import type { TranslatedText } from '../forms/FormElement.ts';
import type { RichDocument } from './document.ts';
import { documentOf } from './documentOf.ts';
import { type TranslatedWriting, writingIn } from './writingIn.ts';

/** An e-mail as it was written: in a first language, and in others besides. */
export interface WrittenLetter {
  readonly subject?: unknown;
  readonly body?: unknown;
  readonly bodyDocument?: unknown;
  readonly subjects?: unknown;
  readonly bodies?: unknown;
}

/** What the e-mail says in this language, as far as it is written in that. */
export function letterIn({ body, bodyDocument, bodies }: WrittenLetter, language: string): RichDocument {
  return documentOf(writingIn(listOf<TranslatedWriting>(bodies), language) ?? bodyDocument ?? textOf(body));
}

/** What stands above it in this language. */
export function subjectIn({ subject, subjects }: WrittenLetter, language: string): string {
  return textIn(listOf<TranslatedText>(subjects), language, textOf(subject));
}

const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
