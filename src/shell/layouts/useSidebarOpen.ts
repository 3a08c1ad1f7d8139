import { useState } from 'react';
import { readStored, writeStored } from '#src/data/storage.ts';

/** Whether the sidebar is open; remembered, open at first. */
export function useSidebarOpen(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => readStored('default-layout-sidebar-open') !== 'false');
  return [
    isOpen,
    (next) => {
      writeStored('default-layout-sidebar-open', String(next));
      setOpen(next);
    },
  ];
}
