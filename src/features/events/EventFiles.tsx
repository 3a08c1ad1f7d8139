import { Paper } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { removeFile, type StoredFile } from '#src/data/files.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { RequestError } from '#src/data/requestError.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { LazyFileDrop } from '#src/ui/upload/lazyUploads.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { EventFileList } from './EventFileList.tsx';
import { EventLinkForm } from './EventLinkForm.tsx';
import { EventFilesDocument, type EventFilesQuery, UpdateEventFilesDocument } from './eventFiles.gen.ts';

type EventWithFiles = NonNullable<EventFilesQuery['incubatorEvent']>;
type Entry = Readonly<Record<string, string | null | undefined>>;
type Lists = { readonly attachmentFiles: readonly Entry[]; readonly attachmentLinks: readonly Entry[] };
/** What becomes of the lists as they are by then: somebody else may have added to them meanwhile. */
type Edit = (lists: Lists) => Partial<Lists>;

/** Where whoever edits an event adds files and links, and takes them away; nothing for others. */
export function EventFiles({ eventId }: { readonly eventId: string }) {
  const { data } = useQuery(graphqlQuery(EventFilesDocument, { id: eventId }));
  const ability = useAbility();
  const event = data?.incubatorEvent;
  if (!event || !ability.can('update', rowOf('IncubatorEvent', event))) return null;
  return <EditedFiles event={event} />;
}

function EditedFiles({ event }: { readonly event: EventWithFiles }) {
  const { t } = useTranslation('programme');
  const change = useChangeFiles(event._id);
  const { attachmentFiles, attachmentLinks } = event;
  const addFile = ({ _id, name, contentType }: StoredFile) => {
    const url = `${window.location.origin}/file?id=${_id}`;
    const file = { _id, name, url, fileUrl: url, fileType: contentType };
    return change((now) => ({ attachmentFiles: [...now.attachmentFiles, file] }));
  };
  const removeEntry = async (id: string): Promise<void> => {
    const without = (list: readonly Entry[]) => list.filter((entry) => entry._id !== id);
    if (attachmentLinks.some(({ _id }) => _id === id)) {
      return change((now) => ({ attachmentLinks: without(now.attachmentLinks) }));
    }
    await change((now) => ({ attachmentFiles: without(now.attachmentFiles) }));
    // Whoever edits may not always delete the file itself; in the event it is no more.
    await removeFile({ type: 'incubatorEvent', id: event._id }, id).catch(() => undefined);
  };
  return (
    <Paper withBorder radius="lg" p="md">
      <Section title={t('events.links')}>
        <Suspense fallback={<ListSkeleton rows={1} rowHeight={64} />}>
          <LazyFileDrop
            label={t('events.addFiles')}
            reference={{ type: 'incubatorEvent', id: event._id }}
            onStored={addFile}
          />
        </Suspense>
        <EventFileList files={attachmentFiles} links={attachmentLinks} onRemove={(id) => void removeEntry(id)} />
        <EventLinkForm
          onAdd={({ name, url }) => {
            const link = { _id: `link-${Date.now().toString(36)}`, name, url };
            return change((now) => ({ attachmentLinks: [...now.attachmentLinks, link] }));
          }}
        />
      </Section>
    </Paper>
  );
}

/** Edits the lists; what went wrong is said and thrown, so that nothing typed is lost. */
function useChangeFiles(eventId: string): (edit: Edit) => Promise<void> {
  const client = useQueryClient();
  const message = useErrorMessage();
  const save = async (edit: Edit): Promise<void> => {
    const { incubatorEvent } = await client.fetchQuery({
      ...graphqlQuery(EventFilesDocument, { id: eventId }),
      staleTime: 0,
    });
    const { attachmentFiles = [], attachmentLinks = [], version = null } = incubatorEvent ?? {};
    const lists = edit({ attachmentFiles, attachmentLinks });
    await graphqlRequest(UpdateEventFilesDocument, {
      id: eventId,
      version,
      input: {
        ...(lists.attachmentFiles && { attachmentFiles: [...lists.attachmentFiles] }),
        ...(lists.attachmentLinks && { attachmentLinks: [...lists.attachmentLinks] }),
      },
    });
  };
  const change = useMutation({
    // Whoever was quicker by a moment loses nothing either: the edit is made once more, to what they have left.
    mutationFn: (edit: Edit) =>
      save(edit).catch((error: unknown) => {
        if (error instanceof RequestError && error.has('ConflictError')) return save(edit);
        throw error;
      }),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  return async (edit) => {
    await change.mutateAsync(edit);
    await Promise.all([
      client.invalidateQueries({ queryKey: ['EventFiles'] }),
      client.invalidateQueries({ queryKey: ['EventAbout'] }),
    ]);
  };
}
