import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError, ValidationError } from '#server/platform/errors/errors.ts';
import { fieldProblem } from '#server/platform/errors/fieldProblem.ts';

export interface UserComment {
  readonly userId: string;
  readonly message: string;
}

/** Writes about a person on their timeline; they do not see it. Gives its id. */
export async function postUserComment(
  writer: EntityWriter,
  tx: Tx,
  context: RequestContext,
  { userId, message }: UserComment,
): Promise<string> {
  const text = message.trim();
  if (text === '') throw new ValidationError([fieldProblem('message', 'required', { spec: 'TimelineEvent.message' })]);
  const person = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('User'), userId);
  if (person === null) throw new NotFoundError();
  const set = { user: userId, eventType: 'comment' };
  return writer.create(context, 'TimelineEvent', { message: text, isPublic: false }, { set });
}
