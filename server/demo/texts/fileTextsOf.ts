import type { FileTexts } from './FileTexts.ts';
import { fileArabic } from './fileArabic.ts';
import { fileEnglish } from './fileEnglish.ts';
import { fileFrench } from './fileFrench.ts';

const byLanguage: Readonly<Record<string, FileTexts>> = { ar: fileArabic, fr: fileFrench };

/** The texts of startup files and content in the language of a tenant. */
export function fileTextsOf(language: unknown): FileTexts {
  return byLanguage[String(language)] ?? fileEnglish;
}
