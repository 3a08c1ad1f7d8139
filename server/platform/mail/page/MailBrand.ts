import type { Tenant } from '#server/platform/tenants/Tenant.ts';

/** What of an organisation stands around its mails. */
export type MailBrand = Pick<Tenant, 'name' | 'address' | 'origin' | 'logo' | 'whiteLogo' | 'brand'>;
