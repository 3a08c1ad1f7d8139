import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { loadReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { inviteOnceMore } from '#server/services/auth/inviteOnceMore.ts';

/** A new invitation to somebody whom the reader sees. */
export function inviteUserAgain(context: RequestContext, user: string): Promise<boolean> {
  return context.transact(async (tx) => {
    const row = await loadReadable(writeScope(specCatalog, context, tx), specCatalog.get('User'), user);
    if (row === null) throw new NotFoundError();
    await inviteOnceMore(tx, context, row);
    return true;
  });
}
