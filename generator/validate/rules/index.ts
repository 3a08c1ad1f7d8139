import type { Rule } from '../Rule.ts';
import { conditions } from './conditions.ts';
import { requiredIsVisible, typedExpressions } from './formExpressions.ts';
import { knownFeatures, knownPermissions } from './knownAccess.ts';
import { knownEntities } from './knownEntities.ts';
import { knownFields } from './knownFields.ts';
import { knownRoles } from './knownRoles.ts';
import { knownScreensAndForms, usedScreens } from './knownScreensAndForms.ts';
import { menuTargets, reachableRoutes } from './reachableRoutes.ts';
import { readableColumns } from './readableColumns.ts';
import { redirectTargets, uniquePaths } from './routePaths.ts';
import { shadowedGrants } from './shadowedGrants.ts';
import { translated } from './translated.ts';
import { usedGrants } from './usedGrants.ts';

/** Every rule, references first: the later ones ask whether a declaration is sound so far. */
export const rules: readonly Rule[] = [
  knownRoles,
  knownPermissions,
  knownFeatures,
  knownEntities,
  knownFields,
  knownScreensAndForms,
  uniquePaths,
  redirectTargets,
  conditions,
  requiredIsVisible,
  typedExpressions,
  reachableRoutes,
  menuTargets,
  usedGrants,
  shadowedGrants,
  usedScreens,
  readableColumns,
  translated,
];
