import { escapeHtml } from '#domain/text/escapeHtml.ts';
import type { MailBrand } from './MailBrand.ts';

/** The organisation's mark, in the dark the one for dark backgrounds; its name where it has none, or pictures are not shown. */
export function mailHead({ name, logo, whiteLogo }: MailBrand): string {
  if (logo === null)
    return `<span class="name" style="color:#1b1f27;font-size:18px;font-weight:600">${escapeHtml(name)}</span>`;
  if (whiteLogo === null) return imageOf(logo, name, 'logo', 'display:inline-block');
  return imageOf(logo, name, 'onLight', 'display:inline-block') + imageOf(whiteLogo, name, 'onDark', 'display:none');
}

function imageOf(source: string, name: string, kind: string, display: string): string {
  const look = `${display};height:36px;max-width:220px;width:auto;border:0;font-size:18px;font-weight:600`;
  return `<img src="${escapeHtml(source)}" alt="${escapeHtml(name)}" height="36" class="${kind}" style="${look}">`;
}
