import { sql } from 'kysely';
import { isFeatureEnabled } from '#domain/access/features.ts';
import type { FormTexts } from '#domain/forms/elementTexts.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { askedElement } from '#domain/forms/profileFields.ts';
import type { TenantFeatures } from '#domain/model/access.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ConflictError } from '#server/platform/errors/errors.ts';
import { draftElements } from './draftElements.ts';
import { formTexts, loadVersion } from './formVersions.ts';

/** A form as those see it who fill it, whatever its own access rules say: whoever gets here was given it. */
export interface PublicForm extends FormTexts {
  readonly formId: string;
  /** Number of the version; null of a form that was never published. */
  readonly version: number | null;
  readonly elements: readonly FormElement[];
}

/**
 * The form in the version that was answered; without one, in that which is filled now. A form that was never published
 * is read as its authors have it.
 */
export async function readForm(
  { tenant }: RequestContext,
  tx: Tx,
  formId: string,
  answered: number | null = null,
): Promise<PublicForm | null> {
  const version = await loadVersion(tx, formId, answered);
  if (version === null) return readDraft({ tenant }, tx, formId);
  const { number, elements, id: _, ...texts } = version;
  return { formId, ...texts, version: number, elements: elementsInPlan(elements, tenant.features) };
}

/** What somebody has before them who answers: null or left out where they don't say. */
export interface SeenForm {
  readonly formVersion?: number | null;
}

/**
 * Answers are given to the questions that were seen: those of another version may lack some, and have others.
 * @throws ConflictError when the form has moved on to another version meanwhile
 */
export function refuseOutdated(form: PublicForm, { formVersion }: SeenForm): void {
  if (formVersion != null && formVersion !== form.version) throw ConflictError.because('formChanged');
}

/** The form as its authors have it now. */
async function readDraft(
  { tenant }: Pick<RequestContext, 'tenant'>,
  tx: Tx,
  formId: string,
): Promise<PublicForm | null> {
  const { rows } = await sql<FormTexts>`select ${formTexts} from form f where f.id = ${formId}`.execute(tx);
  const [form] = rows;
  if (!form) return null;
  const elements = elementsInPlan((await draftElements(tx, formId)).map(askedElement), tenant.features);
  return { formId, ...form, version: null, elements };
}

/** Without what the tenant has switched off: rows of one's own, numbers behind choices, questions that depend on others. */
function elementsInPlan(elements: readonly FormElement[], features: TenantFeatures): FormElement[] {
  const isOn = (name: string) => isFeatureEnabled(features, name);
  return elements.map((element) => ({
    ...element,
    userAddRow: element.userAddRow && isOn('qUserAddRow'),
    dependency: isOn('questionVisibility') ? element.dependency : null,
    options: isOn('qNumericalChoice')
      ? element.options
      : element.options.map((option) => ({ ...option, numericalValue: null })),
  }));
}
