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

/** What writing forms brings with it. */
export const formWrites = {
  derive: { Form: derivePublishing },
  hooks: { Form: [startPublishing] },
} satisfies WriterExtensions;
