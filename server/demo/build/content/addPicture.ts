import { createHash } from 'node:crypto';
import type { DemoData } from '#server/demo/data/DemoData.ts';
import { PICTURES_PATH } from '#server/services/attachments/pictures.ts';

/** A PNG in the store like any that is uploaded, known by what it is of; gives its address. */
export function addPicture(data: DemoData, of: string, bytes: Uint8Array): string {
  const id = data.id('Attachment', of);
  const storageKey = `${data.tenant.id}/${id}`;
  const pictureKey = createHash('sha256').update(`${of} of ${data.tenant.id}`).digest('base64url').slice(0, 32);
  data.files.set(storageKey, bytes);
  data.add('Attachment', {
    id,
    name: 'logo.png',
    contentType: 'image/png',
    size: bytes.length,
    storageKey,
    pictureKey,
    createdAt: data.daysFromToday(-900),
  });
  return `${PICTURES_PATH}/${pictureKey}`;
}
