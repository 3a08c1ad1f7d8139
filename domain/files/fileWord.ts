/** What kind of thing a file is, as people call it. */
export type FileWord =
  | 'picture'
  | 'document'
  | 'spreadsheet'
  | 'presentation'
  | 'archive'
  | 'video'
  | 'audio'
  | 'text'
  | 'file';

const byType: readonly (readonly [RegExp, FileWord])[] = [
  [/^image\//, 'picture'],
  [/^video\//, 'video'],
  [/^audio\//, 'audio'],
  [/spreadsheet|csv$|excel/, 'spreadsheet'],
  [/presentation|powerpoint/, 'presentation'],
  [/pdf$|wordprocessing|opendocument\.text|msword/, 'document'],
  [/zip$/, 'archive'],
  [/^text\/|json$/, 'text'],
];

/** The word for a type as files are stored with (`text/markdown` is a text). */
export function fileWord(contentType: string): FileWord {
  return byType.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'file';
}
