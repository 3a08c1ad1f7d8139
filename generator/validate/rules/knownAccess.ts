import { rule } from '../Rule.ts';
import { ruleSites } from './ruleSites.ts';

/** SPEC102: every permission that is named is in the catalogue. */
export const knownPermissions = rule((context) => {
  const { permissions } = context.draft;
  for (const { declared, path, permission } of ruleSites(context.draft)) {
    if (permission !== undefined)
      context.expectKnown('SPEC102', 'permission', permission, permissions, { declared, path });
  }
});

/** SPEC103: every feature switch and flag that is named exists. */
export const knownFeatures = rule((context) => {
  const { draft } = context;
  for (const { declared, path, feature, flag } of ruleSites(draft)) {
    // A feature is a switch of the tenant, or depends on its plan.
    if (feature !== undefined && !draft.planLimited.has(feature))
      context.expectKnown('SPEC103', 'feature switch', feature, draft.switches, { declared, path });
    if (flag !== undefined) context.expectKnown('SPEC103', 'flag', flag, draft.flags, { declared, path });
  }
  for (const declared of draft.flags.values()) {
    for (const [index, name] of declared.value.switches.entries()) {
      context.expectKnown('SPEC103', 'feature switch', name, draft.switches, { declared, path: ['switches', index] });
    }
  }
});
