/** A file named in a text, as an answer does: by the page that gives it, so that the text leads there wherever it ends up. */
export interface NamedFile {
  readonly id: string;
  readonly name: string;
}

const PAGE = '/file?';

/** The address of the page that gives the file. */
export function fileAddress({ id, name }: NamedFile): string {
  return `${PAGE}${new URLSearchParams({ id, name })}`;
}

/** The file that a text names; null for any other text. */
export function fileInAddress(text: string | null | undefined): NamedFile | null {
  if (!text?.startsWith(PAGE)) return null;
  const search = new URLSearchParams(text.slice(PAGE.length));
  const id = search.get('id');
  return id ? { id, name: search.get('name') || id } : null;
}
