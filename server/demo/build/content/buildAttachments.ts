import type { DemoData } from '#server/demo/data/DemoData.ts';

/** How many startups have a file in the store. */
const STARTUPS = 6;

/** A few real files: notes that somebody of the startup has uploaded. */
export function buildAttachments(data: DemoData): void {
  const people = data.all('User');
  for (const [index, startup] of data.all('Startup').slice(0, STARTUPS).entries()) {
    const uploader = people.find(({ startups }) => Array.isArray(startups) && startups.includes(startup.id));
    const id = data.id('Attachment', index);
    const bytes = new TextEncoder().encode(`# ${String(startup.name)}\n\n${String(startup.tagline ?? '')}\n`);
    const storageKey = `${data.tenant.id}/${id}`;
    data.files.set(storageKey, bytes);
    data.add('Attachment', {
      id,
      name: `${String(startup.name)}.md`,
      contentType: 'text/markdown',
      size: bytes.length,
      referenceType: 'startup',
      referenceId: startup.id,
      startup: startup.id,
      uploadedBy: uploader?.id ?? null,
      storageKey,
      createdAt: data.daysFromToday(-10 - index),
    });
    data.add('StartupDocument', {
      id: data.id('StartupDocument', `file/${index}`),
      name: `${String(startup.name)}.md`,
      category: 'other',
      contentType: 'text/markdown',
      size: bytes.length,
      file: id,
      startup: startup.id,
      uploadedBy: uploader?.id ?? null,
      createdAt: data.daysFromToday(-10 - index),
    });
  }
}
