import type { RichDocument } from './document.ts';

interface Part {
  readonly type: string;
  readonly content?: readonly Part[];
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** Ids of those who are named in a document, each once. */
export function mentionedIn(document: RichDocument): string[] {
  return [...new Set(attributesIn(document, 'mention', 'id'))];
}

function attributesIn(part: Part, type: string, name: string): string[] {
  const own = part.type === type ? [String(part.attrs?.[name])] : [];
  return [...own, ...(part.content ?? []).flatMap((inner) => attributesIn(inner, type, name))];
}
