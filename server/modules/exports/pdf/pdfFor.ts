import type { RequestContext } from '#server/platform/context/context.ts';
import { languageOf } from '#server/platform/texts/textReader.ts';
import type { PrintedDocument } from './answersPdf.ts';

/** The document as a PDF, in the language of its reader and the time zone of the organisation. */
export async function pdfFor(context: RequestContext, document: PrintedDocument): Promise<Uint8Array> {
  // The fonts are read when the first one is asked for.
  const { answersPdf } = await import('./answersPdf.ts');
  return answersPdf(document, { language: languageOf(context), timeZone: context.tenant.timezone });
}
