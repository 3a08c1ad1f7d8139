import { Suspense, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileAddress, fileInAddress } from '#domain/files/fileAddress.ts';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { LazyFileDrop, LazyFileList } from '#src/ui/upload/lazyUploads.tsx';
import { SendingFiles } from './files/sendingFiles.ts';
import type { FieldFrame } from './QuestionField.tsx';

interface FileFieldProps {
  readonly frame: FieldFrame;
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** Files are read by those who have signed in; others see their names. */
  readonly isSignedIn?: boolean;
}

/** A file as an answer: uploaded here, and kept with the answers once they are saved. */
export function FileField({ frame, value, onChange, isSignedIn = true }: FileFieldProps) {
  const { t } = useTranslation('questions');
  const file = fileInAddress(value);
  const tell = useContext(SendingFiles);
  const { id } = frame;
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    tell(id, isSending ? 'sending' : hasFailed ? 'failed' : null);
    return () => tell(id, null);
  }, [tell, id, isSending, hasFailed]);
  return (
    <Suspense fallback={<ListSkeleton rows={1} rowHeight={64} />}>
      <LazyFileDrop
        id={frame.id}
        label={frame.label}
        hint={frame.description}
        error={frame.error}
        isMultiple={false}
        remembered={id}
        onSending={setSending}
        onFailed={setFailed}
        onStored={({ _id, name }) => {
          onChange(fileAddress({ id: _id, name }));
          frame.onBlur();
        }}
      />
      {file && (
        <LazyFileList
          label={t('yourFile')}
          files={[{ _id: file.id, name: file.name }]}
          isReadable={isSignedIn}
          onRemove={() => onChange('')}
        />
      )}
      {value && !file && (
        <a href={value} target="_blank" rel="noreferrer">
          {value}
        </a>
      )}
    </Suspense>
  );
}
