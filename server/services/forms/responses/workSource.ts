/** What people answer to forms in the course of their work: about sessions, startups and applications. */
import { hasPermission } from '#domain/access/hasPermission.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { AnswersAtWork } from '#server/generated/resolvers.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { answersInRow, type ResponseSource, SUBMITTED, type WorkEntity } from './responseSource.ts';

/** Who reads answers to forms beside those to their own (`spec/access/permissions/forms.yaml`). */
const READS_ANSWERS = 'FORM/FORM:EDIT';

/** What people answer in the course of their work, kept with its record: of sessions, startups and applications. */
interface WorkPlace {
  readonly entity: WorkEntity;
  readonly givenAt: ResponseSource['givenAt'];
  /** SQL that is true for records that hold answers which are given. */
  readonly isGiven: (alias: string) => string;
}

const workPlaces: Readonly<Record<AnswersAtWork, WorkPlace>> = {
  sessions: { entity: 'SessionEvaluation', givenAt: SUBMITTED, isGiven: () => 'true' },
  assessments: {
    entity: 'StartupAssessment',
    givenAt: { column: 'assessed_on', field: 'assessedOn' },
    isGiven: (alias) => `jsonb_typeof(${alias}.answers) = 'array'`,
  },
  categorizations: {
    entity: 'StartupCategorization',
    givenAt: SUBMITTED,
    isGiven: (alias) => `${alias}.status = 'completed' and jsonb_typeof(${alias}.answers) = 'array'`,
  },
  evaluations: {
    entity: 'Evaluation',
    givenAt: SUBMITTED,
    isGiven: (alias) => `${alias}.status = 'submitted'`,
  },
};

/** Where forms can be answered at work. */
export const placesAtWork = Object.keys(workPlaces) as AnswersAtWork[];

/** What was answered to a form at work, as a list of its records is filtered. */
function workSource(formId: string, place: AnswersAtWork): ResponseSource {
  const { entity, givenAt, isGiven } = workPlaces[place];
  return {
    entity,
    givenAt,
    formId,
    isResponse: (alias, parameters) => `${alias}.form_id = ${parameters.add(formId, 'text')} and ${isGiven(alias)}`,
    answersOf: answersInRow,
  };
}

/** The same for whoever may read what was answered to forms; null for everybody else. */
export async function workSourceOf(
  context: RequestContext,
  tx: Tx,
  { formId, place }: AskedAtWork,
): Promise<ResponseSource | null> {
  if (!hasPermission(context.principal, READS_ANSWERS)) return null;
  const form = await findReadable(writeScope(specCatalog, context, tx), specCatalog.get('Form'), formId);
  return form && workSource(formId, place);
}

/** A form that is answered at work. */
export interface AskedAtWork {
  readonly formId: string;
  readonly place: AnswersAtWork;
}

/** Of a list, whose rules are those of its records: whoever manages no forms finds nothing in it. */
export const workList = ({ principal }: RequestContext, { formId, place }: AskedAtWork): ResponseSource => {
  const source = workSource(formId, place);
  return hasPermission(principal, READS_ANSWERS) ? source : { ...source, isResponse: () => 'false' };
};
