import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';

/** The own name of a value is read with the rest that is known of it (001 §3: `metadata.customLabel`). */
export const deriveLabel: DeriveValues = async ({ metadata, customLabel }, changes) => {
  if (!Object.hasOwn(changes, 'customLabel')) return {};
  const known = (metadata as Readonly<Record<string, unknown>> | null | undefined) ?? {};
  const label = typeof customLabel === 'string' && customLabel.trim() !== '' ? customLabel.trim() : null;
  if (label === null && Object.keys(known).length === 0) return {};
  return { metadata: { ...known, customLabel: label } };
};
