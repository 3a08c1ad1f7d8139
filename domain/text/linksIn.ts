import { isWebAddress } from './webLink.ts';

/** A stretch of a text as it was typed; `href` where it is an address that leads to the web. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/** What ends a sentence, or closes brackets around an address, is no part of it. */
const AFTER = /[.,;:!?'"»”’)\]}>،؛؟。、）」]+$/u;

/** A plain text in its parts. Only whole addresses with http or https are links: nothing else can run where they are read. */
export function linksIn(text: string): readonly TextPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/i)
    .flatMap((part, at) => (at % 2 === 0 ? [{ text: part }] : addressIn(part)))
    .filter((part) => part.text !== '');
}

function addressIn(found: string): readonly TextPart[] {
  const href = found.replace(AFTER, (end) => (isWithin(found, end) ? ')' : ''));
  return isWebAddress(href) ? [{ text: href, href }, { text: found.slice(href.length) }] : [{ text: found }];
}

/** A bracket that the address itself has opened belongs to it: `…/Cohort_(statistics)`. */
const isWithin = (found: string, end: string): boolean => end.startsWith(')') && found.includes('(');
