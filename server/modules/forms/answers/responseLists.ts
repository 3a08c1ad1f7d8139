import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { PlannedRootField } from '#server/entities/plan/plannedExecution.ts';
import { planList } from '#server/entities/plan/planRead.ts';
import type { AnswersAtWork } from '#server/generated/resolvers.gen.ts';
import { shownResponses } from '#server/services/applications/shownResponses.ts';
import { type AnswerCondition, answerConditionsSql } from '#server/services/forms/responses/answerConditions.ts';
import { type AskedFor, feedbackList, type ResponseSource } from '#server/services/forms/responses/responseSource.ts';
import { workList } from '#server/services/forms/responses/workSource.ts';

interface ListArguments {
  readonly where?: readonly AnswerCondition[] | null;
  readonly search?: string | null;
  readonly cursor?: string | null;
  readonly limit?: number | null;
}

/** What was handed in to a form, newest first, filtered by any of its answers. */
export const formResponses: PlannedRootField = {
  plan: async (request) => {
    const { context, args } = request;
    return plan(request, await context.transact((tx) => shownResponses(context, tx, String(args.formId))));
  },
};

/** What was answered to a feedback request, or to a form by all its requests, newest first. */
export const feedbackResponses: PlannedRootField = {
  plan: (request) => plan(request, feedbackList(request.args as AskedFor)),
};

/** What was answered to a form about sessions, startups and applications, newest first. */
export const sessionResponses = atWork('sessions');
export const assessmentResponses = atWork('assessments');
export const categorizationResponses = atWork('categorizations');
export const evaluationResponses = atWork('evaluations');

function atWork(place: AnswersAtWork): PlannedRootField {
  return {
    plan: (request) => plan(request, workList(request.context, { formId: String(request.args.formId), place })),
  };
}

function plan(request: Parameters<PlannedRootField['plan']>[0], source: ResponseSource) {
  const { where, search, cursor, limit } = request.args as ListArguments;
  return planList(specCatalog, request, {
    entity: source.entity,
    pageType: `${source.entity}Page`,
    where: (state, alias) =>
      `${source.isResponse(alias, state.parameters)} and ${answerConditionsSql(source, where ?? [], alias, state.parameters)}`,
    search,
    sort: [{ field: source.givenAt.field, direction: 'DESC' }],
    cursor,
    limit,
  });
}
