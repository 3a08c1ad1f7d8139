import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { planRecord, planRecords } from '#server/entities/plan/planRead.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { resolvePlannedList } from '#server/graphql/schema/assembleSchema.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { readSelection } from '#server/graphql/schema/readSelection.ts';
import { figuresAsked } from './asking/figuresAsked.ts';
import { metricsBoard } from './board/metricsBoard.ts';
import { metricsMatrix } from './board/metricsMatrix.ts';
import { remindOfMetrics } from './board/remindOfMetrics.ts';
import { categorizationForm } from './categorizationForm.ts';
import { startupHealth, startupsNeedingWord } from './health/startupsNeedingWord.ts';
import { metricPeriods } from './metricPeriods.ts';
import { cohortComparison } from './portfolio/cohortComparison.ts';
import { portfolio } from './portfolio/portfolio.ts';
import { setMetricDataValues } from './setMetricDataValues.ts';
import { updateCategorization } from './updateCategorization.ts';

/** What startups are asked to report, and how they do it (requirement 001). */
export function metricsApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    planned: {
      startupPendingDataForm: recordBy('Startup', 'startupId'),
      startupCategorization: recordBy('StartupCategorization', 'categorizationId'),
    },
    resolvers: {
      Query: {
        metricsMatrix: (_parent, { metricId }, context) => metricsMatrix(context, metricId ?? null),
        portfolio: (_parent, { metricIds }, context) => portfolio(context, metricIds ?? null),
        cohortComparison: (_parent, { metricId }, context) => cohortComparison(context, metricId ?? null),
        startupHealth: (_parent, { startupId }, context) => startupHealth(context, startupId),
        startupsNeedingWord: (_parent, { programId }, context) => startupsNeedingWord(context, programId ?? null),
        figuresAsked: (_parent, { startupId }, context) => figuresAsked(context, startupId ?? null),
        categorizationForm: (_parent, { categorizationId }, context) => categorizationForm(context, categorizationId),
        metricsBoard: (_parent, { page }, context) => metricsBoard(context, page ?? 0),
        startupMetricDataForMetricForm: (_parent, args, context) => metricPeriods(context, args),
      },
      MetricPeriod: {
        data: ({ itemIds }, _args, context, info) => resolvePlannedList(items(itemIds), context, info),
      },
      Mutation: {
        remindOfMetrics: (_parent, { startupIds }, context) => remindOfMetrics(context, startupIds),
        updateStartupCategorization: (_parent, args, context, info) =>
          context.transact(async () => {
            const id = await updateCategorization(writer, context, args);
            return readSelection(specCatalog, context, info, 'StartupCategorization', id);
          }),
        setMetricDataValues: (_parent, { data }, context, info) =>
          context.transact(async () => {
            const ids = await setMetricDataValues(writer, context, data);
            return resolvePlannedList(items(ids), context, info);
          }),
      },
    },
  };
}

/** One record by an argument that is not called `id`. */
function recordBy(entity: string, argument: string): PlannedRootField {
  return { plan: (request) => planRecord(specCatalog, request, entity, String(request.args[argument])) };
}

function items(ids: readonly string[]): PlannedRootField {
  return {
    plan: (request) =>
      planRecords(specCatalog, request, {
        entity: 'MetricDataItem',
        where: (state, alias) => `${alias}.id = any(${state.parameters.add(ids, 'text[]')})`,
        sort: [
          { field: 'to', direction: 'ASC' },
          { field: 'position', direction: 'ASC' },
        ],
        limit: Math.max(ids.length, 1),
      }),
  };
}
