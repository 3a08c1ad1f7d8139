import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormDraftDocument } from './builder.gen.ts';

const EVERY_MS = 500;
/** A server that is busy for longer goes on by itself; the page says so when it is read anew. */
const LONGEST_MS = 60_000;

/** How publishing ended: `success` or `failure`. */
export async function followPublishing(formId: string): Promise<string | null> {
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; ) {
    const { formDraft } = await graphqlRequest(FormDraftDocument, { formId });
    if (formDraft?.publishingState !== 'publishing') return formDraft?.publishingState ?? null;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return null;
}
