import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { whileComing } from './whileComing.ts';
import '@mantine/core/styles/Skeleton.css';

const delay = 150;
const widths = ['62%', '48%', '71%', '55%', '66%', '43%', '58%'];

/** Rows of the real height while they load; nothing for what comes at once. */
export function ListSkeleton({ rows = 5, rowHeight = 52 }: { readonly rows?: number; readonly rowHeight?: number }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" data-coming ref={whileComing} style={{ height: rows * rowHeight, paddingInline: 16 }}>
      {isShown &&
        Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change places
          <div key={row} style={{ height: rowHeight, display: 'flex', alignItems: 'center' }}>
            <Skeleton height={12} width={widths[row % widths.length]} />
          </div>
        ))}
    </div>
  );
}
