import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { readMark, writeMark } from '#src/forms/questions/drafts/draftMark.ts';
import {
  type PublicFormPartsFragment,
  SharedDraftDocument,
  SharedFormDocument,
  type SharedFormQuery,
} from '../forms.gen.ts';
import type { SharedDraftStart } from './useSharedDraft.ts';
import { withLists } from './withLists.ts';

/** A shared form with what was written on it so far. */
export interface OpenedForm {
  readonly form: PublicFormPartsFragment;
  readonly start: SharedDraftStart;
  /** Why the draft of the link can't be gone on with; null where it can, or none was asked for. */
  readonly ended: 'gone' | 'handedIn' | null;
  /** The secret that still opens what was sent; null where nothing can be read. */
  readonly sent: string | null;
}

/** Why a link that was given out opens no form. */
export type SharedFormEnd = NonNullable<SharedFormQuery['sharedFormEnd']>;

/**
 * Loads a shared form and the draft of the link, else the one that was begun in this browser; why there is none, null for
 * a link that nobody has given out.
 */
export async function loadShared(
  secret: string,
  linked: string | null,
  signal: AbortSignal,
): Promise<OpenedForm | SharedFormEnd | null> {
  // Answers of a link and those that were begun here are not the same: each has a place of its own.
  const place = linked === null ? secret : `${secret}/${linked}`;
  const mark = readMark(place);
  // Nothing was kept yet of what has no secret.
  const key = linked ?? (mark?.key || null);
  // Whoever has begun goes on with the secret of the draft, also where the link was withdrawn since.
  const { sharedForm: form, sharedFormEnd } = await graphqlRequest(
    SharedFormDocument,
    { secret, draft: key },
    { signal },
  );
  if (!form) return sharedFormEnd ?? null;
  if (key === null) return { form, start: { place, draft: null }, ended: null, sent: null };
  const { sharedDraft } = await graphqlRequest(SharedDraftDocument, { secret, draft: key }, { signal });
  const { state, isReadable, revision, expiresAt, respondent, answers } = sharedDraft;
  if (state !== 'open' || revision === null || expiresAt === null) {
    writeMark(place, null);
    const ended = linked === null || state === 'open' ? null : state;
    return { form, start: { place, draft: null }, ended, sent: isReadable ? key : null };
  }
  const kept = { key, revision, expiresAt, name: respondent?.name ?? '', email: respondent?.email ?? '' };
  return { form, start: { place, draft: { ...kept, answers: withLists(answers) } }, ended: null, sent: null };
}
