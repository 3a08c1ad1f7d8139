import { seenRoleHeaders } from './session/seenRole.ts';
import { switchedOffHeaders } from './session/switchedOff.ts';

/**
 * In which language the server is to answer whoever is not signed in: that of the page, which need not be the browser's own
 * (`Accept-Language`); as which role somebody only looks at the product, and without which of its switches.
 */
export function readerHeaders(): Readonly<Record<string, string>> {
  const { lang } = document.documentElement;
  return { ...(lang !== '' && { 'accept-language': lang }), ...seenRoleHeaders(), ...switchedOffHeaders() };
}
