import { useQuery } from '@tanstack/react-query';
import { readAttachment } from '#src/data/files.ts';
import classes from './FileList.module.css';
import { useObjectUrl } from './useObjectUrl.ts';

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
  const source = useObjectUrl(data?.type.startsWith('image/') ? data : undefined);
  return source && <img src={source} alt={name} className={classes.picture} />;
}
