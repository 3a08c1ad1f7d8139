import type { Rule } from '../Rule.ts';
import { visitRules } from './visitRules.ts';

/** SPEC102: every permission that is named is in the catalogue. */
export const knownPermissions: Rule = (context) => {
  visitRules(context.draft, ({ declared, path, permission }) => {
    if (permission !== undefined) {
      context.expectKnown('SPEC102', 'permission', permission, context.draft.permissions, { declared, path });
    }
  });
};

/** SPEC103: every feature switch and flag that is named exists. */
export const knownFeatures: Rule = (context) => {
  const { draft } = context;
  visitRules(draft, ({ declared, path, feature, flag }) => {
    if (feature !== undefined)
      context.expectKnown('SPEC103', 'feature switch', feature, draft.switches, { declared, path });
    if (flag !== undefined) context.expectKnown('SPEC103', 'flag', flag, draft.flags, { declared, path });
  });
  for (const declared of draft.flags.values()) {
    for (const [index, name] of declared.value.switches.entries()) {
      context.expectKnown('SPEC103', 'feature switch', name, draft.switches, { declared, path: ['switches', index] });
    }
  }
};
