import { isHostName } from '#domain/outside/outsideAddresses.ts';
import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

/** The domain of an organisation is a host name, written as browsers send it; else it could never be that of a request. */
export const deriveDomain: DeriveValues = async (_merged, { customDomain }) => {
  if (typeof customDomain !== 'string') return {};
  const host = customDomain.trim().toLowerCase();
  if (host === '') return { customDomain: null };
  if (!isHostName(host)) {
    throw new ValidationError([{ path: 'input.customDomain', reason: 'hostNameExpected', values: { host } }]);
  }
  return { customDomain: host };
};
