/** What can be uploaded. Both sides ask: the browser before it sends anything, the server because nobody else counts. */

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Pictures that every browser draws and none of which can run anything; drawings as SVG can, so they are not taken. */
const pictures: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Extension → type a file is stored with. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  ...pictures,
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  zip: 'application/zip',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  json: 'application/json',
};

export type FileKind = 'any' | 'picture';

/** Extensions that are taken, without the dot. */
export function takenExtensions(kind: FileKind = 'any'): readonly string[] {
  return Object.keys(kind === 'picture' ? pictures : types);
}

/** The extension of a file's name, in lower case and without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The type that a file of this name is stored with; undefined when such files are not taken. */
export function storedType(name: string, kind: FileKind = 'any'): string | undefined {
  const extension = extensionOf(name);
  return takenExtensions(kind).includes(extension) ? types[extension] : undefined;
}
