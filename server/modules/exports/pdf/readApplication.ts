import { admits } from '#domain/access/gates/admits.ts';
import { selectionOf } from '#server/entities/plan/EntityReads.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { languageOf } from '#server/platform/texts/textReader.ts';
import { applicationForms } from '#server/services/applications/roundForms.ts';
import type { RunningJob } from '#server/services/jobs/jobRunner.ts';
import { assignedApplications } from '../exportReach.ts';
import type { PrintedApplication } from './answersPdf.ts';

const APPLICATION = selectionOf(
  'results { startupName submittedAt founderName status toldStatus program { name } funnel { name } }',
);

/** An application with its answers, with the rights of the one who asked; null where they may not take it along. */
export async function readApplication(
  { reads, context }: RunningJob,
  applicationId: string,
): Promise<PrintedApplication | null> {
  const reach = context.principal && assignedApplications(context.principal);
  const filter = { and: [{ _id: { IS: applicationId } }, ...(reach ? [reach] : [])] };
  const { results } = await reads.page<FoundApplication>(
    context,
    { entity: 'Application', filter, limit: 1 },
    APPLICATION,
  );
  const [application] = results;
  if (application === undefined) return null;
  const language = languageOf(context);
  // Those who apply read where they stand in words of their own.
  const { principal } = context;
  const isApplicant = principal !== null && admits({ roles: roleGroups.participants }, principal);
  const words = isApplicant ? `ApplicantStatus.${application.toldStatus}` : `ApplicationStatus.${application.status}`;
  const status = localeText(language, 'spec', `enum.${words}`);
  const facts = [application.program?.name, application.funnel?.name, application.founderName, status];
  return {
    startupName: application.startupName,
    facts: facts.filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
    rounds: await applicationForms(context, applicationId),
  };
}

interface FoundApplication {
  readonly startupName: string;
  readonly status: string;
  readonly toldStatus: string | null;
  readonly founderName: string | null;
  readonly program: { readonly name: string } | null;
  readonly funnel: { readonly name: string } | null;
}
