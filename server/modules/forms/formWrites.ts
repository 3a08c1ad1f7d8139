import type { DeriveValues } from '#server/entities/write/DerivedValues.ts';
import type { WriteHook, WriterExtensions } from '#server/entities/write/EntityWriter.ts';
import { queuePublishing } from './versions/publishForm.ts';

/** A form that is called published is on its way; the job says how it went (requirement 001 §3). */
const derivePublishing: DeriveValues = async (_merged, changes) =>
  changes.status === 'published'
    ? { publishingState: 'publishing', publishingFaults: 0 }
    : changes.status === undefined
      ? {}
      : { publishingState: null };

const startPublishing: WriteHook = async ({ before, after }, { tx, context }) => {
  if (after?.status !== 'published' || before?.status === 'published') return;
  await queuePublishing(tx, context, after.id, false);
};

/** What a version keeps of the form itself, besides its questions. */
const KEPT = ['title', 'titles', 'description', 'descriptions'];

/** A form that is called otherwise than its last version has something to publish. */
const deriveDraft: DeriveValues = async (merged, changes) =>
  Number(merged.revision ?? 0) > 0 && KEPT.some((name) => changes[name] !== undefined) ? { hasDraft: true } : {};

const deriveForm: DeriveValues = async (...written) => ({
  ...(await derivePublishing(...written)),
  ...(await deriveDraft(...written)),
});

/** What writing forms brings with it. */
export const formWrites = {
  derive: { Form: deriveForm },
  hooks: { Form: [startPublishing] },
} satisfies WriterExtensions;
