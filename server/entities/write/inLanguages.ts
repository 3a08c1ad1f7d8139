import type { RichDocument } from '#domain/richText/document.ts';
import { documentOfText } from '#domain/richText/documentOf.ts';
import { isRichDocument } from '#domain/richText/isRichDocument.ts';
import { isEmptyDocument, plainTextOf } from '#domain/richText/plainText.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { Values } from './validateValues.ts';

/** Writing in one language as it is given: a document, or a text with a few signs. */
interface Given {
  readonly language: string;
  readonly value?: string | null;
  readonly document?: unknown;
}

type Written = readonly [field: string, texts: readonly object[] | null];

/**
 * Formatted writing in several languages as it is kept: of each the words and the document that they are taken from; nothing
 * of a language in which nothing is written. Null for a field with a document that is not of the allow-list.
 */
export function writtenInLanguages(model: EntityModel, values: Values): Written[] {
  return model.stored
    .filter(({ type, name }) => type === 'richTexts' && Array.isArray(values[name]))
    .map(({ name }) => [name, keptTexts(values[name] as readonly Given[])]);
}

function keptTexts(given: readonly Given[]): readonly object[] | null {
  const kept = given.map(keptText);
  return kept.includes(null) ? null : kept.flatMap((text) => text ?? []);
}

/** Undefined where nothing is written, null where what is written can't be kept. */
function keptText({ language, value, document: given }: Given): object | null | undefined {
  if (given !== undefined && given !== null && !isRichDocument(given)) return null;
  const document = (given as RichDocument | null | undefined) ?? documentOfText(value ?? '');
  return isEmptyDocument(document) ? undefined : { language, value: plainTextOf(document).trim(), document };
}
