import { Tabs } from '@mantine/core';
import { useRouter, useRouterState } from '@tanstack/react-router';
import '@mantine/core/styles/Tabs.css';

interface LinkTabsProps {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** Pages that belong together, as tabs; with less than two there is nothing to choose. */
export function LinkTabs({ label, links }: LinkTabsProps) {
  const router = useRouter();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  if (links.length < 2) return null;
  return (
    <Tabs value={pathname} onChange={(href) => href && router.history.push(href)}>
      <Tabs.List aria-label={label}>
        {links.map(({ href, label: name }) => (
          <Tabs.Tab key={href} value={href}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
