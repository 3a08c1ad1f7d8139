import type { AccessAction } from '#domain/model/access.ts';
import type { OfferedActionMeta, RecordActions } from '#domain/model/recordActions.ts';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { ValidationError } from '#server/platform/errors/errors.ts';

/** What is asked about, found in the spec. */
export interface Askable {
  readonly model: EntityModel;
  /** One of the rules' own, or what a screen offers. */
  readonly action: AccessAction | (OfferedActionMeta & { readonly id: string });
  readonly field: string | null;
}

const ruled = ['read', 'update', 'delete'] as const;

/** A name that the spec does not know is refused with what it is. */
export async function askableOf(entity: string, action: string, field: string | null): Promise<Askable> {
  const model = modelOf(entity);
  const isKnown = field === null || model.meta.fields.some(({ name, hidden }) => name === field && !hidden);
  if (!isKnown) throw unknown(`${entity}.${field}`);
  const ofRules = ruled.find((one) => one === action);
  if (ofRules !== undefined) return { model, action: ofRules, field };
  const offered = await offeredAction(action);
  if (offered?.entity !== entity) throw unknown(action);
  return { model, action: { ...offered, id: action }, field: null };
}

/** Fields that the API has, and what screens offer. */
export async function questionsAbout(entity: string) {
  const { meta } = modelOf(entity);
  const offers = await recordActions();
  return {
    fields: meta.fields.filter(({ hidden }) => !hidden).map(({ name }) => name),
    actions: Object.entries(offers)
      .filter(([, offered]) => offered.entity === entity)
      .map(([id, { labelKey }]) => ({ id, labelKey })),
  };
}

async function offeredAction(id: string): Promise<OfferedActionMeta | undefined> {
  const offers = await recordActions();
  return Object.hasOwn(offers, id) ? offers[id] : undefined;
}

/** Loaded with the first question: a server that nobody asks carries none. */
async function recordActions(): Promise<RecordActions> {
  return (await import('#server/generated/recordActions.gen.ts')).recordActions;
}

function modelOf(entity: string): EntityModel {
  const model = specCatalog.all().find(({ name }) => name === entity);
  if (model === undefined) throw unknown(entity);
  return model;
}

const unknown = (name: string): ValidationError => ValidationError.because('nothingToExplain', { name });
