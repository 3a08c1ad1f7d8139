import { extensionOf, type FileKind, MAX_FILE_BYTES, storedType, takenExtensions } from '#domain/files/fileTypes.ts';
import { HttpError } from '#server/platform/errors/HttpError.ts';

/** Those that are text have no signature that could be looked for. */
const TEXT_EXTENSIONS: ReadonlySet<string> = new Set(['txt', 'md', 'csv', 'json']);

/**
 * The type that a file of this name must have.
 * @throws HttpError 415 when files of its kind are not taken
 */
export function requiredType(name: string, kind: FileKind = 'any'): string {
  const type = storedType(name, kind);
  if (type !== undefined) return type;
  throw new HttpError(415, 'fileKind', { values: { kinds: takenExtensions(kind).join(', ') } });
}

/**
 * The type of an uploaded file, which extension and content must agree on.
 * @throws HttpError 413 when it is too large, 415 when its kind is not taken or it is not what its name says
 */
export async function checkedFileType(name: string, bytes: Uint8Array, kind: FileKind = 'any'): Promise<string> {
  if (bytes.length > MAX_FILE_BYTES) throw new HttpError(413, 'fileTooLarge');
  if (bytes.length === 0) throw new HttpError(400, 'fileEmpty');
  const type = requiredType(name, kind);
  const extension = extensionOf(name);
  // Comes with the first file: it takes several megabytes.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  const fits = TEXT_EXTENSIONS.has(extension) ? !found && isText(bytes) : found?.mime === type;
  if (!fits) throw new HttpError(415, 'fileNotAsNamed', { values: { extension } });
  return type;
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}

/** The name without folders and control characters, short enough to be stored. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  const clean = last.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return clean.length <= 200 ? clean : clean.slice(0, 150) + clean.slice(-50);
}
