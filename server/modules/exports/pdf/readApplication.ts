import { type ExecutionResult, parse } from 'graphql';
import { executeOperation } from '#server/graphql/executeOperation.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { languageOf } from '#server/platform/texts/textReader.ts';
import type { RunningJob } from '#server/services/jobs/jobRunner.ts';
import { assignedApplications } from '../exportReach.ts';
import type { PrintedApplication, PrintedRound } from './answersPdf.ts';

const document = parse(`query ($filter: ApplicationFilter, $id: ID!) {
  applications(filter: $filter, limit: 1) { results {
    startupName submittedAt founderName status program { name } funnel { name } } }
  applicationForms(applicationId: $id) {
    position roundName submittedAt
    answers { questionId textValue numberValue arrayValue }
    form { elements {
      _id position questionType label description userAddRow optionsDepth formula videoUrl
      validations { required min max }
      options { value isWriteIn numericalValue }
      treeOptions { _id label parentId }
      dependency { operator statements { action questionId operator values
        statements { action questionId operator values } } } } } } }`);

/** Codes of what is not there for whoever asks. */
const refusals: ReadonlySet<string> = new Set(['ForbiddenError', 'NotFoundError']);

/** An application with its answers, with the rights of the one who asked; null where they may not take it along. */
export async function readApplication(
  { app, context }: RunningJob,
  applicationId: string,
): Promise<PrintedApplication | null> {
  const reach = context.principal && assignedApplications(context.principal);
  const filter = { and: [{ _id: { IS: applicationId } }, ...(reach ? [reach] : [])] };
  const variables = { filter, id: applicationId };
  const { result, text } = await executeOperation(app, { document, variables, context });
  const { data, errors } = (text === undefined ? result : JSON.parse(text)) as ExecutionResult<Found>;
  const fault = errors?.find(({ extensions }) => !refusals.has(String(extensions?.code)));
  // Not a refusal: the job is tried again.
  if (fault) throw new Error(fault.message);
  const [application] = data?.applications?.results ?? [];
  if (!application || !data?.applicationForms) return null;
  const language = languageOf(context);
  const status = localeText(language, 'spec', `enum.ApplicationStatus.${application.status}`);
  const facts = [application.program?.name, application.funnel?.name, application.founderName, status];
  return {
    startupName: application.startupName,
    facts: facts.filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
    rounds: data.applicationForms,
  };
}

interface Found {
  readonly applications: { readonly results: readonly FoundApplication[] } | null;
  readonly applicationForms: readonly PrintedRound[] | null;
}

interface FoundApplication {
  readonly startupName: string;
  readonly status: string;
  readonly founderName: string | null;
  readonly program: { readonly name: string } | null;
  readonly funnel: { readonly name: string } | null;
}
