import { authorizationHeader } from '#src/data/authorization.ts';
import { problemIn } from '#src/data/httpRequest.ts';
import { RequestError } from '#src/data/requestError.ts';
import { apiUrl } from '#src/data/tenantAddress.ts';

/** The bytes of an attachment. */
export function readAttachment(id: string): Promise<Blob> {
  return readFile(`/api/attachments/${encodeURIComponent(id)}`);
}

/** The file of an export. */
export function readExport(id: string): Promise<Blob> {
  return readFile(`/api/exports/${encodeURIComponent(id)}`);
}

/** A link can't carry the token that the server asks for. */
async function readFile(path: string): Promise<Blob> {
  const authorization = authorizationHeader();
  const response = await fetch(apiUrl(path), {
    headers: authorization ? { authorization } : {},
  });
  if (!response.ok) throw new RequestError('http', { status: response.status, ...problemIn(await response.text()) });
  return response.blob();
}
