/** What accepting an application would write into the file of its startup, shown before somebody decides. */
import { elementIn } from '#domain/forms/elementTexts.ts';
import { documentOf } from '#domain/forms/facts/startupFacts.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { findReadable, writeScope } from '#server/entities/write/WriteScope.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { readerOfAnswer } from '#server/platform/texts/textReader.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { hidesApplicant } from '#server/services/applications/hiddenApplicants.ts';
import { givenFile, isPicture } from './givenFiles.ts';
import { hasDocuments } from './hasDocuments.ts';
import { type PlannedFact, plannedFacts } from './plannedFacts.ts';

export interface PreviewedField {
  readonly field: string;
  /** Of a field that the organisation has added. */
  readonly label: string | null;
  /** What was asked; null where the application itself says it. */
  readonly question: string | null;
  readonly value: string | null;
  /** What was answered and does not fit. */
  readonly leftOut: string | null;
}

/** Field by field; nothing where the application has a startup already, or its applicant is hidden from the reader. */
export function startupPreview(
  context: RequestContext,
  { applicationId }: { readonly applicationId: string },
): Promise<PreviewedField[]> {
  return context.transact(async (tx) => {
    const model = specCatalog.get('Application');
    const application = await findReadable(writeScope(specCatalog, context, tx), model, applicationId);
    if (application === null) throw new NotFoundError();
    const row = await loadApplication(tx, applicationId);
    if (application.startup || row === null || hidesApplicant(context, row)) return [];
    const { language } = readerOfAnswer(context);
    const shown: PreviewedField[] = [];
    for (const fact of await plannedFacts(context, tx, application, language)) {
      if (documentOf(fact.target.field) !== null && !hasDocuments(context)) continue;
      shown.push(previewed(await withKnownFile(tx, application, fact), language));
    }
    return shown;
  });
}

function previewed({ target, question, shown, leftOut }: PlannedFact, language: string): PreviewedField {
  return {
    field: target.field,
    label: target.label,
    question: question && elementIn(question, language).label,
    value: shown === '' ? null : shown.slice(0, MOST_LETTERS),
    leftOut: leftOut === '' ? null : leftOut.slice(0, MOST_LETTERS),
  };
}

/** A file is taken if it was handed in with the application, and as a picture if it is one. */
async function withKnownFile(tx: Tx, { id }: StoredRow, fact: PlannedFact): Promise<PlannedFact> {
  const { kind } = fact.target;
  if (fact.value === null || (kind !== 'picture' && kind !== 'document')) return fact;
  const file = await givenFile(tx, id, fact.value);
  const isTaken = file !== null && (kind === 'document' || isPicture(file));
  return isTaken ? fact : { ...fact, value: null, shown: '', leftOut: fact.shown };
}

/** A preview is no page: longer texts are cut. */
const MOST_LETTERS = 300;
