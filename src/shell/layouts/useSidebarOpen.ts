import { useMediaQuery } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { BREAKPOINT_WIDE_PX, STORAGE_SIDEBAR_OPEN } from '#domain/generated/constants.gen.ts';
import { readStored, writeStored } from '#src/data/storage.ts';

/** Below this width the sidebar lies over the page. */
const narrow = `(max-width: ${BREAKPOINT_WIDE_PX - 1}px)`;

/**
 * Whether the sidebar is open: remembered, open at first. Over a narrow page it is closed until it is asked for, and
 * again on the next page.
 */
export function useSidebarOpen(): [boolean, (isOpen: boolean) => void] {
  const isNarrow = useMediaQuery(narrow, window.matchMedia(narrow).matches) ?? false;
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [openOver, setOpenOver] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(() => readStored(STORAGE_SIDEBAR_OPEN) !== 'false');
  if (isNarrow) return [openOver === pathname, (next) => setOpenOver(next ? pathname : null)];
  return [
    isOpen,
    (next) => {
      writeStored(STORAGE_SIDEBAR_OPEN, String(next));
      setOpen(next);
    },
  ];
}
