import { requireAuthentication } from './authEvents.ts';
import { authorizationHeader } from './authorization.ts';
import { httpRequest, problemIn } from './httpRequest.ts';
import { readerHeaders } from './readerHeaders.ts';
import { RequestError } from './requestError.ts';
import { apiUrl } from './tenantAddress.ts';

/** A file as the server keeps it. */
export interface StoredFile {
  readonly _id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly createdAt?: string | undefined;
  readonly uploadedBy?: { readonly _id: string; readonly fullName: string } | null | undefined;
  /** Where a picture is shown from; only of pictures. */
  readonly pictureUrl?: string | undefined;
}

/** The record that a file belongs to: its entity in lower camel case, and its id. */
export interface FileReference {
  readonly type: string;
  readonly id: string;
}

/** The bytes of an attachment. */
export function readAttachment(id: string): Promise<Blob> {
  return readFile(`/api/attachments/${encodeURIComponent(id)}`);
}

/** The file of an export. */
export function readExport(id: string): Promise<Blob> {
  return readFile(`/api/exports/${encodeURIComponent(id)}`);
}

/** What can be had as a PDF by whoever has answered it. */
export type PrintedKind = 'applications' | 'forms' | 'surveys';

/** What was answered, as a PDF. */
export function readPrinted(kind: PrintedKind, id: string): Promise<Blob> {
  return readFile(`/api/pdf/${kind}/${encodeURIComponent(id)}`);
}

/** The files of a record, newest first. */
export async function listFiles({ type, id }: FileReference): Promise<readonly StoredFile[]> {
  const page = await httpRequest('GET', `/api/attachments/reference/${type}/${encodeURIComponent(id)}`);
  return (page as { readonly results: readonly StoredFile[] }).results;
}

export async function removeFile({ id: record }: FileReference, fileId: string): Promise<void> {
  await httpRequest('DELETE', `/api/attachments/${encodeURIComponent(record)}/${encodeURIComponent(fileId)}`);
}

/** A link can't carry the token that the server asks for. */
async function readFile(path: string): Promise<Blob> {
  return (await authorizedFetch(path)).blob();
}

/** A plain call with the token; whatever is refused is thrown with the server's sentence. */
export async function authorizedFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const authorization = authorizationHeader();
  const headers = { ...readerHeaders(), ...init.headers, ...(authorization ? { authorization } : {}) };
  const response = await fetch(apiUrl(path), { ...init, headers });
  if (response.ok) return response;
  if (response.status === 401) requireAuthentication('expired');
  throw new RequestError('http', { status: response.status, ...problemIn(await response.text()) });
}
