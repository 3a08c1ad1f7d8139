import { numberFormat } from './i18n/intlFormats.ts';
/** An amount in a currency; codes that are none in ISO 4217 (some are offered) stand before the plain number. */
export function formatMoney(amount: number, currency: string, language: string): string {
  try {
    return numberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
  } catch {
    return `${currency} ${numberFormat(language, { maximumFractionDigits: 0 }).format(amount)}`;
  }
}
