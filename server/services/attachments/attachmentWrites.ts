import type { WriterExtensions } from '#server/entities/write/EntityWriter.ts';
import { sweepFilesAfterDelete } from './storedFiles.ts';

/** Records that files go with. */
export const attachmentWrites: WriterExtensions = {
  hooks: {
    Attachment: [sweepFilesAfterDelete],
    Startup: [sweepFilesAfterDelete],
    StartupDocument: [sweepFilesAfterDelete],
  },
};
