import { lazy, Suspense } from 'react';
import { isExploring } from '#src/data/exploring/exploring.ts';
import { seenRole } from '#src/data/session/seenRole.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';

const WhyMissing = lazy(() => import('./WhyMissing.tsx').then((m) => ({ default: m.WhyMissing })));

interface MissingRecordProps {
  /** Empty where a page is of no entity. */
  readonly entity: string;
  readonly id: string;
  readonly backTo?: string;
  /** As of `MissingPage`. */
  readonly isFramed?: boolean;
}

/**
 * The page of a record that is not there or not for its reader. Who sees the product as a role, or explores a demo, is told
 * which it is and by which rule; for all others nothing is asked, and both look the same.
 */
export function MissingRecord({ entity, id, ...page }: MissingRecordProps) {
  const isTold = entity !== '' && (isExploring() || seenRole() !== null);
  return (
    <MissingPage {...page}>
      {isTold && (
        <Suspense>
          <WhyMissing entity={entity} id={id} />
        </Suspense>
      )}
    </MissingPage>
  );
}
