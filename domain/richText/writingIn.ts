/** Formatted writing in one language; without a document where it was written before there were any. */
export interface TranslatedWriting {
  readonly language: string;
  /** Its words. */
  readonly value: string;
  readonly document?: unknown;
}

/** What is written in this language, as its document or as a text with a few signs; null where nothing is. */
export function writingIn(texts: readonly TranslatedWriting[], language: string): unknown {
  const found = texts.find((text) => text.language === language && text.value.trim() !== '');
  return found ? (found.document ?? found.value) : null;
}
