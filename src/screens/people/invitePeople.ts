import { authorizedFetch } from '#src/data/files.ts';
import { RequestError } from '#src/data/requestError.ts';

export interface StartedInvitations {
  readonly id: string;
  /** Lines of the file. */
  readonly count: number;
}

/**
 * Sends a CSV file of people and is told of the operation that invites them (`POST /api/users/file`, RFC 7240).
 * @throws RequestError when the file is refused or the server can't be reached
 */
export async function invitePeople(file: File): Promise<StartedInvitations> {
  const body = new FormData();
  body.append('file', file);
  const init = { method: 'POST', body, headers: { prefer: 'respond-async' } };
  const answer = await authorizedFetch('/api/users/file', init).catch((error: unknown) => {
    throw error instanceof RequestError ? error : new RequestError('network', { cause: error });
  });
  return ((await answer.json()) as { readonly operation: StartedInvitations }).operation;
}
