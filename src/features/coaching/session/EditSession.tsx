import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { LazyRecordEditor, useReadyEditor } from '#src/screens/form/LazyRecordEditor.tsx';

interface EditSessionProps {
  readonly session: string;
  /** What is to be changed. */
  readonly label: string;
}

/** Opens the form of a session, on its page. */
export function EditSession({ session, label }: EditSessionProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  useReadyEditor(true);
  const close = (): void => {
    setOpen(false);
    void client.invalidateQueries();
  };
  return (
    <>
      <Button variant="default" mih={44} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <LazyRecordEditor formId="coachingSession" recordId={session} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
