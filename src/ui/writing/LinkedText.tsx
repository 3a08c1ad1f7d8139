import { createElement, Fragment } from 'react';
import { linksIn } from '#domain/text/linksIn.ts';

/** Plain text as it was typed, in the direction that it is read in; addresses in it are links. */
export function LinkedText({ text, className }: { readonly text: string; readonly className?: string | undefined }) {
  const parts = linksIn(text).map(({ text: words, href }) =>
    href === undefined ? words : createElement('a', { href, target: '_blank', rel: 'noopener noreferrer' }, words),
  );
  return (
    <p className={className} dir="auto">
      {createElement(Fragment, null, ...parts)}
    </p>
  );
}
