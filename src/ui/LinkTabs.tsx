import { useRouterState } from '@tanstack/react-router';
import { TabBar } from './TabBar.tsx';

interface LinkTabsProps {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** Pages that belong together, as tabs; with less than two there is nothing to choose. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  if (links.length < 2) return null;
  return <TabBar label={label} active={pathname} items={links.map((link) => ({ id: link.href, ...link }))} />;
}
