import type { Rule } from '../Rule.ts';
import { automationConditions } from './automations/automationConditions.ts';
import { automationSteps } from './automations/automationSteps.ts';
import { automationTriggers } from './automations/automationTriggers.ts';
import { computedCode } from './computedCode.ts';
import { conditionCircles } from './conditionCircles.ts';
import { conditions } from './conditions.ts';
import { enumComparisons } from './enumComparisons.ts';
import { fieldDefaults } from './fieldDefaults.ts';
import { fieldShapes } from './fieldShapes.ts';
import { fieldConditions } from './fields/fieldConditions.ts';
import { recordActions } from './fields/recordActions.ts';
import { filters } from './filters.ts';
import { requiredIsVisible, typedExpressions } from './formExpressions.ts';
import { guardParameters } from './guardParameters.ts';
import { knownFeatures, knownPermissions } from './knownAccess.ts';
import { knownCode } from './knownCode.ts';
import { knownEntities } from './knownEntities.ts';
import { knownFields } from './knownFields.ts';
import { knownIcons } from './knownIcons.ts';
import { knownLanguages } from './knownLanguages.ts';
import { knownRoles } from './knownRoles.ts';
import { knownScreensAndForms, usedScreens } from './knownScreensAndForms.ts';
import { knownTerms } from './knownTerms.ts';
import { limits } from './limits.ts';
import { linkQueries } from './linkQueries.ts';
import { links } from './links.ts';
import { entriesListedTwice, listedTwice } from './listedTwice.ts';
import { mixedGuards } from './mixedGuards.ts';
import { namedRoleLists } from './namedRoleLists.ts';
import { ownReferences } from './ownReferences.ts';
import { policyTests } from './policies/policyTests.ts';
import { menuTargets, reachableRoutes } from './reachableRoutes.ts';
import { readableColumns } from './readableColumns.ts';
import { repeated } from './repeated.ts';
import { requiredCircles } from './requiredCircles.ts';
import { reservedNames } from './reservedNames.ts';
import { routeIds } from './routeIds.ts';
import { redirectTargets, uniquePaths } from './routePaths.ts';
import { ruledOperations } from './ruledOperations.ts';
import { sameInGenerated } from './sameInGenerated.ts';
import { scopeCircles, usedScopes } from './scopes.ts';
import { selfHiding } from './selfHiding.ts';
import { shadowedGrants } from './shadowedGrants.ts';
import { staleTranslations } from './staleTranslations.ts';
import { translated } from './translated.ts';
import { usableOperations } from './usableOperations.ts';
import { usedEntities } from './usedEntities.ts';
import { usedGrants } from './usedGrants.ts';
import { viaReferences } from './viaReferences.ts';

/** Every rule, references first: the later ones ask whether a declaration is sound so far. */
export const rules: readonly Rule[] = [
  listedTwice,
  entriesListedTwice,
  reservedNames,
  knownLanguages,
  knownRoles,
  knownPermissions,
  knownFeatures,
  knownEntities,
  knownFields,
  viaReferences,
  ownReferences,
  knownScreensAndForms,
  knownIcons,
  knownTerms,
  knownCode,
  computedCode,
  ruledOperations,
  uniquePaths,
  routeIds,
  sameInGenerated,
  namedRoleLists,
  mixedGuards,
  guardParameters,
  redirectTargets,
  links,
  linkQueries,
  scopeCircles,
  automationTriggers,
  automationConditions,
  automationSteps,
  conditions,
  fieldConditions,
  recordActions,
  fieldDefaults,
  repeated,
  fieldShapes,
  filters,
  limits,
  requiredIsVisible,
  typedExpressions,
  enumComparisons,
  selfHiding,
  conditionCircles,
  reachableRoutes,
  menuTargets,
  usedGrants,
  shadowedGrants,
  usedScopes,
  usedScreens,
  usedEntities,
  usableOperations,
  requiredCircles,
  readableColumns,
  translated,
  staleTranslations,
  policyTests,
];
