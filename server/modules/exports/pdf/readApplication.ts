import { admits } from '#domain/access/gates/admits.ts';
import { selectionOf } from '#server/entities/plan/EntityReads.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import { localeText } from '#server/platform/texts/localeTexts.ts';
import { languageOf } from '#server/platform/texts/textReader.ts';
import { hiddenName } from '#server/services/applications/hiddenApplicants.ts';
import { applicationForms } from '#server/services/applications/roundForms.ts';
import type { RunningJob } from '#server/services/jobs/jobRunner.ts';
import { assignedApplications } from '../exportReach.ts';
import type { PrintedDocument } from './answersPdf.ts';

const FIELDS = 'startupName number submittedAt founderName status toldStatus program { name } funnel { name }';
const APPLICATION = selectionOf(FIELDS);
const APPLICATIONS = selectionOf(`results { ${FIELDS} }`);

/** An application with its answers, with the rights of the one who asked; null where they may not take it along. */
export async function readApplication(
  running: Pick<RunningJob, 'reads' | 'context'>,
  applicationId: string,
): Promise<PrintedDocument | null> {
  const { context } = running;
  const { principal } = context;
  const isApplicant = principal !== null && admits({ roles: roleGroups.participants }, principal);
  // What applicants may read is theirs.
  const application = isApplicant
    ? await running.reads.record<FoundApplication>(context, 'Application', applicationId, APPLICATION)
    : await takenAlong(running, applicationId);
  if (application === null) return null;
  const language = languageOf(context);
  // Those who apply read where they stand in words of their own.
  const words = isApplicant ? `ApplicantStatus.${application.toldStatus}` : `ApplicationStatus.${application.status}`;
  const status = localeText(language, 'spec', `enum.${words}`);
  const facts = [application.program?.name, application.funnel?.name, application.founderName, status];
  return {
    title: application.startupName ?? hiddenName(context, application),
    facts: facts.filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
    parts: (await applicationForms(context, applicationId)).map((round) => ({
      heading: localeText(language, 'applications', 'form.round', { position: round.position, name: round.roundName }),
      isDraft: round.handInBy !== null,
      ...round,
    })),
  };
}

async function takenAlong(
  { reads, context }: Pick<RunningJob, 'reads' | 'context'>,
  applicationId: string,
): Promise<FoundApplication | null> {
  const reach = context.principal && assignedApplications(context.principal);
  const filter = { and: [{ _id: { IS: applicationId } }, ...(reach ? [reach] : [])] };
  const page = { entity: 'Application', filter, limit: 1 };
  return (await reads.page<FoundApplication>(context, page, APPLICATIONS)).results[0] ?? null;
}

interface FoundApplication {
  /** Null for whoever may not know whose application it is. */
  readonly startupName: string | null;
  readonly number: number | null;
  readonly status: string;
  readonly toldStatus: string | null;
  readonly founderName: string | null;
  readonly program: { readonly name: string } | null;
  readonly funnel: { readonly name: string } | null;
}
