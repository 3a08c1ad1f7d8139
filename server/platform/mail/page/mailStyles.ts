import { brandShades } from '#domain/colour/brandShades.ts';
import { toHex } from '#domain/colour/colour.ts';

/** The product's own letter where a device has it, else its system's. */
export function fonts(language: string): string {
  const latin = "Inter,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
  return language === 'ar' ? `'Noto Sans Arabic','Segoe UI',Tahoma,Arial,sans-serif` : latin;
}

/** Shades of the organisation's colour in a mail. */
export function mailColours(brand: string | null) {
  const { filled, onDark } = brandShades(brand);
  return { filled: toHex(filled), onDark: toHex(onDark) };
}

/** What differs in the dark and on a phone; everything else stands at its element, because many mailboxes drop this. */
export function mailStyles(brand: string | null): string {
  const { filled, onDark } = mailColours(brand);
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.card>p:last-child,.card>div:last-child>p:last-child{margin-bottom:0 !important}
.card a{color:${filled}}
.card a.button{color:#ffffff}
.card a.choice{color:#1b1f27}
@media (max-width:480px){
.sheet{padding:20px 12px !important}
.card{padding:24px 20px !important}
.button,.choice{display:block !important;text-align:center !important;margin-inline-end:0 !important}
}
@media (prefers-color-scheme:dark){
.page,.page>table>tbody>tr>td{background:#0f1115 !important}
.card{background:#16191f !important;border-color:#2a2f39 !important;color:#e9ebef !important}
.card h2,.card h3,.card p,.card li,.card blockquote,.name{color:#e9ebef !important}
.card .quiet,.card .quiet p,.foot,.foot strong{color:#a3acba !important}
.card .rule{border-color:#2a2f39 !important}
.card a{color:${onDark} !important}
.card a.button{color:#ffffff !important}
.card a.choice{color:#e9ebef !important;border-color:#6c7685 !important}
.onLight{display:none !important}
.onDark{display:inline-block !important}
}
`;
}
