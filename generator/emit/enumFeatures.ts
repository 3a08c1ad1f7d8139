import type { Model } from '../model/Model.ts';

/** Enumeration → value → switch without which the value can not be chosen. */
export function enumFeatures(model: Model): Record<string, Record<string, string>> {
  return Object.fromEntries(
    model.enums.flatMap(({ name, values }) => {
      const found = values.flatMap(({ value, feature }) => (feature ? [[value, feature] as const] : []));
      return found.length > 0 ? [[name, Object.fromEntries(found)]] : [];
    }),
  );
}
