import { useEffect, useRef, useState } from 'react';
import type { FileKind } from '#domain/files/fileTypes.ts';
import type { FileReference, StoredFile } from '#src/data/files.ts';
import { uploadFile } from '#src/data/uploadFile.ts';
import { addressOf, underWay, writeUnderWay } from './cutOff.ts';
import { type FileProblem, isRefused, problemOfAnswer, problemOfFile } from './fileProblem.ts';
import { useUploadLink } from './UploadLink.ts';

/** A file on its way, or one that did not get through. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** From 0 to 1. */
  readonly done: number;
  /** There is no network; it goes on by itself. */
  readonly isWaiting?: boolean;
  readonly problem?: FileProblem | undefined;
  /** What went wrong when there is no text of its own for it. */
  readonly error?: unknown;
}

interface UploadsOptions {
  readonly kind: FileKind;
  readonly reference?: FileReference | undefined;
  /** The field whose file is remembered until it has arrived, or is put away: for one of a single file. */
  readonly remembered?: string | undefined;
  readonly onStored: (file: StoredFile) => unknown;
}

let lastId = 0;

export function isSending({ problem, error }: Upload): boolean {
  return problem === undefined && error === undefined;
}

/** Sends files, one after the other; one that is refused does not stop the others. */
export function useUploads({ kind, reference, remembered, onStored }: UploadsOptions) {
  const link = useUploadLink();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const stored = useRef(onStored);
  stored.current = onStored;
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const change = (id: number, part: Partial<Upload>): void =>
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const remember = (file: File | null, address: string | null = null): void => {
    if (remembered !== undefined) writeUnderWay(remembered, file && underWay(file, address));
  };
  const drop = (id: number): void => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((list) => list.filter((upload) => upload.id !== id));
  };
  const send = async ({ id, file }: Upload): Promise<void> => {
    const signal = running.current.get(id)?.signal;
    if (signal === undefined || signal.aborted) return;
    try {
      const onProgress = (done: number): void => change(id, { done });
      const onWaiting = (isWaiting: boolean): void => change(id, { isWaiting });
      const from = remembered === undefined ? undefined : addressOf(remembered, file);
      remember(file, from);
      const onBegun = (address: string): void => remember(file, address);
      const told = { onProgress, onWaiting, onBegun };
      const result = await uploadFile(file, { reference, kind, signal, link, from, ...told });
      await stored.current(result);
      remember(null);
      drop(id);
    } catch (error) {
      if (signal.aborted) return;
      // What is refused was not cut off: choosing it again would not help.
      if (isRefused(error)) remember(null);
      change(id, { isWaiting: false, problem: problemOfAnswer(error) ?? undefined, error });
    }
  };
  const start = (upload: Upload): void => {
    running.current.set(upload.id, new AbortController());
    queue.current = queue.current.then(() => send(upload));
  };

  return {
    uploads,
    isSending: uploads.some(isSending),
    hasFailed: !uploads.every(isSending),
    add: (files: readonly File[]): void => {
      const added = files.map((file): Upload => {
        lastId += 1;
        return { id: lastId, file, done: 0, problem: problemOfFile(file, kind) ?? undefined };
      });
      setUploads((list) => [...list, ...added]);
      for (const upload of added) {
        if (upload.problem === undefined) start(upload);
        // It is wanted in the place of what was cut off, and is not on its way itself.
        else if (running.current.size === 0) remember(null);
      }
    },
    /** Stops a file on its way, or puts away one that was refused. */
    drop: (id: number): void => {
      remember(null);
      drop(id);
    },
    /** Takes one off the list that another comes for; where it goes on stays known, should that be the same file. */
    leave: drop,
    retry: (upload: Upload): void => {
      change(upload.id, { done: 0, problem: undefined, error: undefined });
      start(upload);
    },
  };
}
