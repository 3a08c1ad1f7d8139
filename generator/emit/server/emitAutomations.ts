import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal } from '../EmittedFiles.ts';

/** `server/generated/automations.gen.ts`: what follows by itself from what happens. */
export function emitAutomations(model: Model): EmittedFiles {
  const text = [
    generatedNotice('spec/automations'),
    "import type { AutomationMeta } from '#domain/model/automation.ts';\n",
    `export const automations: readonly AutomationMeta[] = ${literal(model.automations)};\n`,
  ].join('\n');
  return new Map([['server/generated/automations.gen.ts', text]]);
}
