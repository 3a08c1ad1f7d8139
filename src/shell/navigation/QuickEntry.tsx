import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import type { NavEntry } from './visibleEntries.ts';

const QuickModal = lazy(() => import('./QuickModal.tsx').then((m) => ({ default: m.QuickModal })));

interface QuickEntryProps {
  readonly entry: NavEntry;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** An entry whose page opens over the one shown; still a link, for those who want it in a tab of its own. */
export function QuickEntry({ entry, className, children }: QuickEntryProps) {
  const { t } = useTranslation('spec');
  const [isOpen, setOpen] = useState(false);
  const screenId = entry.quickScreen;
  const open = (event: MouseEvent): void => {
    if (!screenId || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <AppLink href={entry.href} className={className} onClick={open} aria-haspopup="dialog">
        {children}
      </AppLink>
      {isOpen && screenId && (
        <Suspense>
          <QuickModal screenId={screenId} label={t(entry.labelKey)} href={entry.href} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
