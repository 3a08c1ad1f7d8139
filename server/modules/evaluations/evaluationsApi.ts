import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import { conflictChoices } from './conflicts/conflictChoices.ts';
import { declareConflicts } from './conflicts/declareConflicts.ts';
import { funnelConflicts } from './conflicts/funnelConflicts.ts';
import { withdrawConflicts } from './conflicts/withdrawConflicts.ts';
import { distributeEvaluations, previewDistribution } from './distribution/distribution.ts';
import { evaluatorChoices, funnelDistribution } from './distribution/evaluators.ts';
import { applicationScores } from './results/applicationScores.ts';
import { explainedPlace } from './results/explainedPlace.ts';
import { funnelRanking } from './results/funnelRanking.ts';
import { saveScoring } from './room/saveScoring.ts';
import { scoringQueue } from './room/scoringQueue.ts';
import { scoringSheet } from './room/scoringSheet.ts';
import { stepAside } from './room/stepAside.ts';

/** Evaluations, as far as they are not generated. */
export function evaluationsApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    resolvers: {
      Query: {
        scoringQueue: (_parent, _args, context) => scoringQueue(context),
        scoringSheet: (_parent, args, context) => scoringSheet(context, args.evaluationId),
        applicationScores: (_parent, args, context) => applicationScores(context, args.applicationId),
        funnelRanking: (_parent, args, context) => funnelRanking(context, args.funnelId),
        explainedPlace: (_parent, args, context) => explainedPlace(context, args),
        evaluatorChoices: (_parent, args, context) => evaluatorChoices(context, args),
        funnelDistribution: (_parent, args, context) => funnelDistribution(context, args.funnelId),
        conflictChoices: (_parent, _args, context) => conflictChoices(context),
        funnelConflicts: (_parent, args, context) => funnelConflicts(context, args.funnelId),
        previewDistribution: (_parent, args, context) => previewDistribution(context, args.input),
      },
      Mutation: {
        saveScoring: (_parent, args, context) => saveScoring(writer, context, args),
        stepAside: (_parent, args, context) => stepAside(writer, context, args),
        declareConflicts: (_parent, args, context) => declareConflicts(writer, context, args.input),
        withdrawConflicts: (_parent, args, context) => withdrawConflicts(context, args.input),
        distributeEvaluations: (_parent, args, context) => distributeEvaluations(context, args.input),
      },
    },
  };
}
