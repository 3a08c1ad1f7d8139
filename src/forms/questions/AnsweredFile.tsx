import { Suspense, use } from 'react';
import { useSession } from '#src/data/session/sessionStore.ts';
import { FilePreviews } from '#src/ui/upload/FilePreviews.ts';
import { isDocumentName, isPictureName } from '#src/ui/upload/fileKinds.ts';
import { LazyFileDocument, LazyFileLink, LazyFilePicture } from '#src/ui/upload/lazyUploads.tsx';

interface AnsweredFileProps {
  readonly id: string;
  readonly name: string;
}

/** A file that was answered with: to be opened by those who have signed in, shown where pages show files, else its name. */
export function AnsweredFile({ id, name }: AnsweredFileProps) {
  const isSignedIn = useSession().user !== null;
  const isShown = use(FilePreviews);
  if (!isSignedIn) return <bdi>{name}</bdi>;
  return (
    <Suspense fallback={<bdi>{name}</bdi>}>
      <LazyFileLink id={id} name={name} />
      {isShown && isPictureName(name) && <LazyFilePicture id={id} name={name} />}
      {isShown && isDocumentName(name) && <LazyFileDocument id={id} name={name} />}
    </Suspense>
  );
}
