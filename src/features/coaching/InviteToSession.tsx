import { Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useAbility } from '#src/data/session/ability.ts';
import { LazyRecordEditor, useReadyEditor } from '#src/screens/form/LazyRecordEditor.tsx';
import { CreateButton } from '#src/screens/table/CreateButton.tsx';

/** Invites people to a session, on the page of that session; whoever may not invite anybody sees nothing of it. */
export function InviteToSession({ sessionId }: { readonly sessionId: string }) {
  const client = useQueryClient();
  const mayInvite = useAbility().can('create', 'CoachingInvitation');
  const [isOpen, setOpen] = useState(false);
  const preset = useMemo(() => ({ session: sessionId, status: 'pending' }), [sessionId]);
  useReadyEditor(mayInvite);
  if (!mayInvite) return null;
  const close = (): void => {
    setOpen(false);
    void client.invalidateQueries({ queryKey: ['SessionInvitations'] });
  };
  return (
    <Group justify="flex-end" mb="md">
      <CreateButton entity="CoachingInvitation" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <LazyRecordEditor formId="coachingInvitation" recordId={null} onClose={close} preset={preset} />
        </Suspense>
      )}
    </Group>
  );
}
