import { type EmittedFiles, generatedNotice, literal } from '../emit/EmittedFiles.ts';
import type { Model } from '../model/Model.ts';
import { placesOf } from './placesOf.ts';

/** The places of the spec, for the server only: no browser loads them, and a server that nobody asks carries none. */
export function emitPlaces(model: Model): EmittedFiles {
  const text = `${generatedNotice('spec/')}import type { SpecPlaces } from '#domain/model/specPlaces.ts';\n\nexport const specPlaces: SpecPlaces = ${literal(placesOf(model))};\n`;
  return new Map([['server/generated/specPlaces.gen.ts', text]]);
}
