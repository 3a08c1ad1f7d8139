import { remember } from '../incremental/remember.ts';
import { emitMap } from '../map/emitMap.ts';
import { emitPlaces } from '../map/emitPlaces.ts';
import { emitRecordActions } from '../map/emitRecordActions.ts';
import type { CodeNames } from '../model/CodeNames.ts';
import type { Model } from '../model/Model.ts';
import type { ReferenceSources } from '../reference/ReferenceSources.ts';
import { referencePages } from '../reference/referencePages.ts';
import { browserData } from './browser/emitBrowserData.ts';
import { emitDrawnForms } from './browser/emitDrawnForms.ts';
import { emitMenus } from './browser/emitMenus.ts';
import { emitRoutes } from './browser/emitRoutes.ts';
import { emitScreens } from './browser/emitScreens.ts';
import { emitAccessDocument } from './docs/emitAccessDocument.ts';
import { emitFormsDocument } from './docs/emitFormsDocument.ts';
import type { EmittedFiles } from './EmittedFiles.ts';
import { emitEditorSchemas } from './editor/emitEditorSchemas.ts';
import { emitShared } from './emitShared.ts';
import { emitAccess } from './server/emitAccess.ts';
import { emitArrangeable } from './server/emitArrangeable.ts';
import { emitAutomations } from './server/emitAutomations.ts';
import { emitEntities } from './server/emitEntities.ts';
import { emitEvents } from './server/emitEvents.ts';
import { emitFieldTexts } from './server/emitFieldTexts.ts';
import { emitSchema } from './server/emitSchema.ts';
import { emitSettings } from './server/emitSettings.ts';
import { emitValues } from './server/emitValues.ts';
import { emitStories } from './stories/emitStories.ts';

/** Each is run again only when something of the model that it looked at is another. */
const emitters = [
  emitEntities,
  emitSchema,
  emitAccess,
  emitEvents,
  emitArrangeable,
  emitFieldTexts,
  emitAutomations,
  emitSettings,
  emitShared,
  emitMenus,
  emitRoutes,
  emitDrawnForms,
  emitStories,
  emitFormsDocument,
  emitMap,
  emitPlaces,
  emitRecordActions,
  ...browserData,
].map((emit) => remember(({ model }: { model: Model }) => emit(model)));

const editorSchemas = remember(({ model, given }: { model: Model; given: { code: CodeNames | undefined } }) =>
  emitEditorSchemas(model, given.code),
);

/** Every artefact of the spec, by path. The bytes depend on the model, and the editor's also on what the code offers. */
export function emitAll(model: Model, code?: CodeNames, reference?: ReferenceSources): EmittedFiles {
  return new Map([
    ...emitters.flatMap((emit) => [...emit({ model })]),
    // These keep what they made of each record themselves.
    ...editorSchemas({ model, given: { code } }),
    ...emitScreens(model, code),
    ...emitValues(model),
    ...emitAccessDocument(model),
    ...(reference ? referencePages(reference) : []),
  ]);
}
