import { Img } from '@react-email/img';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MailBrand } from './MailBrand.ts';

/** The organisation's mark, in the dark the one for dark backgrounds; its name where it has none, or pictures are not shown. */
export function mailHead({ name, logo, whiteLogo }: MailBrand): ReactNode {
  const written = { color: '#1b1f27', fontSize: '18px', fontWeight: 600 };
  if (logo === null) return createElement('span', { className: 'name', style: written }, name);
  if (whiteLogo === null) return mark(logo, name, 'logo', 'inline-block');
  const marks = [mark(logo, name, 'onLight', 'inline-block'), mark(whiteLogo, name, 'onDark', 'none')];
  return createElement(Fragment, null, ...marks);
}

/** Its height alone is given: a mark may be of any shape. */
function mark(src: string, name: string, className: string, display: string): ReactNode {
  const style = { display, height: '36px', maxWidth: '220px', width: 'auto', fontSize: '18px', fontWeight: 600 };
  // Lazy, because React would have every other picture preloaded by a `<link>`, which mailboxes take for a danger.
  return createElement(Img, { src, alt: name, height: 36, loading: 'lazy', className, style });
}
