import { escapeHtml } from '#domain/text/escapeHtml.ts';
import { languageTag, textDirection } from '#server/platform/texts/languages.ts';
import type { MailBrand } from './MailBrand.ts';
import { mailHead } from './mailHead.ts';
import { fonts, mailStyles } from './mailStyles.ts';

export interface MailPage {
  readonly subject: string;
  /** Of its reader. */
  readonly language: string;
  /** What mailboxes show beside the subject. */
  readonly preview: string;
  /** HTML of the letter itself, made of escaped text. */
  readonly body: string;
}

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

/**
 * A whole mail: the organisation's mark above, the letter on a card, name and address below; light and dark, for every
 * writing direction. Of tables, because some mailboxes lay out nothing else.
 */
export function mailPage(brand: MailBrand, { subject, language, preview, body }: MailPage): string {
  const font = fonts(language);
  return `<!doctype html>
<html lang="${escapeHtml(languageTag(language))}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${mailStyles(brand.brand)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f7f8fa;font-family:${font};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}</div>
<table ${TABLE} class="page" style="background:#f7f8fa"><tr><td align="center" class="around" style="padding:32px 16px">
<table ${TABLE} style="max-width:600px">
<tr><td class="head" style="padding:0 4px 20px;font-family:${font}">${mailHead(brand)}</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e2e5ea;border-radius:10px;color:#1b1f27;font-family:${font};font-size:15px;line-height:1.6">
${body}
</td></tr>
<tr><td class="foot" style="padding:20px 4px 0;color:#5a6472;font-family:${font};font-size:12px;line-height:1.6">${footOf(brand)}</td></tr>
</table>
</td></tr></table>
</body></html>`;
}

/** Name, address and site below the plain text of a mail. */
export function mailFootText({ name, address, origin }: MailBrand): string {
  return ['--', name, ...(address === null ? [] : [address]), origin].join('\n');
}

function footOf({ name, address, origin }: MailBrand): string {
  const site = `<a href="${escapeHtml(origin)}" class="foot" style="color:#5a6472;text-decoration:underline">${escapeHtml(new URL(origin).host)}</a>`;
  const lines = [
    `<strong>${escapeHtml(name)}</strong>`,
    ...(address === null ? [] : [escapeHtml(address).replaceAll('\n', '<br>')]),
    site,
  ];
  return lines.join('<br>');
}
