import { authorizationHeader } from '#src/data/authorization.ts';
import { problemIn } from '#src/data/httpRequest.ts';
import { RequestError } from '#src/data/requestError.ts';
import { apiUrl } from '#src/data/tenantAddress.ts';

/** The bytes of an attachment; a link can't carry the token that the server asks for. */
export async function readAttachment(id: string): Promise<Blob> {
  const authorization = authorizationHeader();
  const response = await fetch(apiUrl(`/api/attachments/${encodeURIComponent(id)}`), {
    headers: authorization ? { authorization } : {},
  });
  if (!response.ok) throw new RequestError('http', { status: response.status, ...problemIn(await response.text()) });
  return response.blob();
}
