import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAttachment } from '#src/data/files.ts';
import classes from './FileList.module.css';
import { useObjectUrl } from './useObjectUrl.ts';

interface FileDocumentProps {
  readonly id: string;
  readonly name: string;
}

/** How far below the window a document is fetched already. */
const AHEAD = '400px';
const PDF = 'application/pdf';

/**
 * A PDF that was handed in, read where it is spoken of, by the browser's own viewer; nothing where there is none, as on
 * most phones, or where its reader can't have it: its name beside it downloads it. The frame has no sandbox, in which no
 * browser shows a PDF; what the server calls one can be nothing else there, and the policy of pages lets only the page's
 * own bytes into it.
 */
export function FileDocument({ id, name }: FileDocumentProps) {
  const { t } = useTranslation('uploads');
  const { place, isNear } = useNear();
  const { data } = useQuery({
    queryKey: ['attachment', id],
    queryFn: () => readAttachment(id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: isNear && navigator.pdfViewerEnabled,
  });
  const source = useObjectUrl(data?.type === PDF ? data : undefined);
  if (!navigator.pdfViewerEnabled) return null;
  return (
    <div ref={place}>
      {source && <iframe src={source} title={t('document', { name })} className={classes.document} />}
    </div>
  );
}

/** Whether what stands at this place is about to be seen, from then on. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
}
