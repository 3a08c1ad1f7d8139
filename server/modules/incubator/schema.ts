import { switches } from '#server/generated/access.gen.ts';

/** SDL of the tenant's own fields: one entry per feature switch of the spec. */
export const featureSwitchTypeDefs = `
extend type Incubator { featureFlags: IncubatorFeatureFlags! }
type FeatureSwitch { enabled: Boolean! }
type IncubatorFeatureFlags { ${Object.keys(switches)
  .map((name) => `${name}: FeatureSwitch!`)
  .join(' ')} }
`;
