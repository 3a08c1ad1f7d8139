import { escapeHtml } from '#domain/text/formattedHtml.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';

/** The organisation's mark at the head of a mail; mailboxes that show no pictures show its name. */
export function mailLogo({ logo, name }: Pick<Tenant, 'logo' | 'name'>): string {
  if (logo === null) return '';
  return `<p><img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="40" style="height: 40px; width: auto; border: 0"></p>\n`;
}
