import { remember } from '../incremental/remember.ts';
import type { Model } from '../model/Model.ts';
import { browserData } from './browser/emitBrowserData.ts';
import { emitMenus } from './browser/emitMenus.ts';
import { emitRoutes } from './browser/emitRoutes.ts';
import { emitScreens } from './browser/emitScreens.ts';
import { emitAccessDocument } from './docs/emitAccessDocument.ts';
import type { EmittedFiles } from './EmittedFiles.ts';
import { emitEditorSchemas } from './editor/emitEditorSchemas.ts';
import { emitShared } from './emitShared.ts';
import { emitAccess } from './server/emitAccess.ts';
import { emitEntities } from './server/emitEntities.ts';
import { emitSchema } from './server/emitSchema.ts';

/** Each is run again only when something of the model that it looked at is another. */
const emitters = [
  emitEntities,
  emitSchema,
  emitAccess,
  emitShared,
  emitMenus,
  emitRoutes,
  ...browserData,
  emitEditorSchemas,
].map((emit) => remember(({ model }: { model: Model }) => emit(model)));

/** Every artefact of the spec, by path. The bytes depend on the model alone. */
export function emitAll(model: Model): EmittedFiles {
  return new Map([
    ...emitters.flatMap((emit) => [...emit({ model })]),
    // These keep what they made of each record themselves.
    ...emitScreens(model),
    ...emitAccessDocument(model),
  ]);
}
