import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileKind, takenExtensions } from '#domain/files/fileTypes.ts';
import type { FileReference, StoredFile } from '#src/data/files.ts';
import { CutOffFile } from './CutOffFile.tsx';
import classes from './FileDrop.module.css';
import { UploadList } from './UploadList.tsx';
import { useCutOff } from './useCutOff.ts';
import { isSending as isOnItsWay, useUploads } from './useUploads.ts';

export interface FileDropProps {
  /** What the files are for; names the group. */
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly kind?: FileKind | undefined;
  readonly isMultiple?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Id of the button, for labels and summaries of errors that lead to it. */
  readonly id?: string | undefined;
  /** The record that the files belong to; without one they are the uploader's until something takes them. */
  readonly reference?: FileReference | undefined;
  /** By what a single file is remembered on this page, to be asked for again should the page go before it has arrived. */
  readonly remembered?: string | undefined;
  /** Called for each file that has arrived; a rejection is shown beside it. */
  readonly onStored: (file: StoredFile) => unknown;
  /** Told when the first file sets out and when the last has arrived: what takes the files waits that long. */
  readonly onSending?: ((isSending: boolean) => void) | undefined;
  /** Told whether one has not arrived, until it is sent again or put away. */
  readonly onFailed?: ((hasFailed: boolean) => void) | undefined;
}

/** Where files are chosen or dropped, and those on their way. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    error,
    kind = 'any',
    isMultiple = true,
    disabled = false,
    id,
    reference,
    remembered,
    onStored,
    onSending,
    onFailed,
  } = props;
  const { t } = useTranslation('uploads');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [last, setLast] = useState('');
  const ids = useId();
  const { uploads, isSending, hasFailed, add, drop, leave, retry } = useUploads({
    kind,
    reference,
    remembered,
    onStored: async (file) => {
      await onStored(file);
      setLast(t('arrived', { name: file.name }));
    },
  });
  const cutOff = useCutOff(remembered);
  const lacksOne = hasFailed || cutOff.file !== null;
  useEffect(() => {
    onSending?.(isSending);
    return () => onSending?.(false);
  }, [isSending, onSending]);
  useEffect(() => {
    onFailed?.(lacksOne);
    return () => onFailed?.(false);
  }, [lacksOne, onFailed]);
  const take = (files: FileList | null): void => {
    const chosen = [...(files ?? [])];
    // Another one in its place: what did not arrive is wanted no more.
    const former = isMultiple || chosen.length === 0 ? [] : uploads.filter((upload) => !isOnItsWay(upload));
    for (const one of former) leave(one.id);
    if (chosen.length > 0) cutOff.settle();
    add(isMultiple ? chosen : chosen.slice(0, 1));
  };
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <fieldset className={classes.field} aria-describedby={`${ids}-hint`}>
      <legend className={classes.label}>{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first */}
      <div
        className={classes.area}
        data-over={isOver}
        data-invalid={error !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Button
          id={id}
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
          disabled={disabled}
          aria-describedby={`${ids}-hint`}
          onClick={() => input.current?.click()}
        >
          {t(isMultiple ? 'choose' : 'chooseOne')}
        </Button>
        <span className={classes.hint}>{t(isMultiple ? 'orDrop' : 'orDropOne')}</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple={isMultiple}
          accept={takenExtensions(kind)
            .map((extension) => `.${extension}`)
            .join(',')}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file can be chosen again after it was refused.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p id={`${ids}-hint`} className={classes.hint}>
        {[hint, t(kind === 'picture' ? 'limitsPicture' : 'limits')].filter(Boolean).join(' ')}
      </p>
      {error && <p className={classes.error}>{error}</p>}
      {cutOff.file && <CutOffFile name={cutOff.file.name} onPutAway={cutOff.putAway} />}
      <UploadList uploads={uploads} onDrop={drop} onRetry={retry} />
      <span role="status" className="visually-hidden">
        {isSending ? t('sendingNow') : last}
      </span>
    </fieldset>
  );
}
