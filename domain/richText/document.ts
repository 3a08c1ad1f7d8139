import { withScheme } from '../text/webLink.ts';

/**
 * Formatted writing as a document: a tree of the parts below and of no others, so that no markup of a writer ever reaches
 * a reader. The shape is that of ProseMirror's JSON, which the editor reads and writes.
 */
interface TextPart {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}

export type Mark = { readonly type: 'bold' } | { readonly type: 'italic' } | LinkMark;

interface LinkMark {
  readonly type: 'link';
  readonly attrs: { readonly href: string };
}

/** Somebody who is named; `label` is their name when they were. */
interface MentionPart {
  readonly type: 'mention';
  readonly attrs: { readonly id: string; readonly label: string };
}

/** A word that is filled in for each reader, as mails do. */
interface VariablePart {
  readonly type: 'variable';
  readonly attrs: { readonly name: string };
}

export type Inline = TextPart | MentionPart | VariablePart | { readonly type: 'hardBreak' };

export interface Paragraph {
  readonly type: 'paragraph';
  readonly content?: readonly Inline[];
}

interface Heading {
  readonly type: 'heading';
  readonly attrs: { readonly level: HeadingLevel };
  readonly content?: readonly Inline[];
}

export interface List {
  readonly type: 'bulletList' | 'orderedList';
  readonly content: readonly ListItem[];
}

export interface ListItem {
  readonly type: 'listItem';
  readonly content: readonly InnerBlock[];
}

/** What stands in a list or in a quote. */
export type InnerBlock = Paragraph | List | Picture;

/** A picture that was uploaded here (decision 0011); `alt` says what it shows. */
interface Picture {
  readonly type: 'image';
  readonly attrs: { readonly src: string; readonly alt: string };
}

interface Quote {
  readonly type: 'blockquote';
  readonly content: readonly InnerBlock[];
}

export type Block = Paragraph | Heading | List | Picture | Quote | { readonly type: 'horizontalRule' };

export interface RichDocument {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

/** The page has a title of the first level itself. */
type HeadingLevel = 2 | 3;

/** Deeper lists nobody reads, and longer documents no page holds. */
export const MOST_LEVELS = 8;
export const MOST_PARTS = 30_000;

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:)[^\s]+$/i;
const OWN_PICTURE = /^\/api\/pictures\/[A-Za-z0-9_-]{1,100}$/;

/** Pages, mailboxes and telephones; nothing that runs. */
export const isSafeLink = (href: string): boolean => href.length <= 2000 && SAFE_LINK.test(href);

/** Where a link leads that somebody typed or pasted: without a scheme it is a page; null for one that runs. */
export function linkOf(typed: string): string | null {
  const address = typed.trim();
  if (isSafeLink(address)) return address;
  const hasOtherScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address);
  const page = withScheme(address);
  return !hasOtherScheme && isSafeLink(page) ? page : null;
}

/** Only what is kept here: a picture from elsewhere would tell its owner who reads. */
export const isOwnPicture = (src: string): boolean => OWN_PICTURE.test(src);

/** Names of words that are filled in. */
export const isVariableName = (name: string): boolean => /^[a-zA-Z]{1,40}$/.test(name);

export const isSomebodysId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

export const emptyDocument: RichDocument = { type: 'doc', content: [] };
