import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readAttachment } from '#src/data/files.ts';
import classes from './FileList.module.css';

interface FilePictureProps {
  readonly id: string;
  readonly name: string;
}

/** A picture that was handed in, shown where it is read of; nothing where its reader can't have it. */
export function FilePicture({ id, name }: FilePictureProps) {
  const { data } = useQuery({
    queryKey: ['attachment', id],
    queryFn: () => readAttachment(id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const source = useObjectUrl(data);
  return source && <img src={source} alt={name} className={classes.picture} />;
}

/** An address for bytes that are here, as long as the component is. */
function useObjectUrl(content: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!content?.type.startsWith('image/')) return undefined;
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [content]);
  return url;
}
