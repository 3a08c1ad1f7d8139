import { lazy, Suspense } from 'react';
import { useStore } from '#src/data/createStore.ts';
import { metricsFormOf } from '#src/data/metricsForm.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { useLiveOrganisation } from './useLiveOrganisation.ts';

const MetricsPrompts = lazy(() =>
  import('#src/features/metrics/prompt/MetricsPrompts.tsx').then((module) => ({ default: module.MetricsPrompts })),
);
const MetricsModal = lazy(() =>
  import('#src/features/metrics/prompt/MetricsModal.tsx').then((module) => ({ default: module.MetricsModal })),
);

/**
 * Founders are asked for their metrics, whatever page they come to; whoever may report them can open the form. What the
 * organisation puts otherwise is seen without loading the page anew.
 */
export function OwnOutlet() {
  const { user } = useSession();
  useLiveOrganisation();
  const wanted = useStore(metricsFormOf);
  const own = user?.role?.type.includes('Cofounder') ? user.startups : [];
  return (
    <Suspense>
      {own.length > 0 && <MetricsPrompts startups={own} />}
      {wanted && (
        <MetricsModal startupId={wanted.startup} aim={wanted.period} onClose={() => metricsFormOf.set(null)} />
      )}
    </Suspense>
  );
}
