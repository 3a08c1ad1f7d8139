import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { loadSession } from '#src/data/session/loadSession.ts';
import { useSubscription } from '#src/data/useSubscription.ts';
import { sidebarQuery } from '../navigation/sidebarQuery.ts';
import { OrganisationChangedDocument } from './organisation.gen.ts';

/** Several changes that come together are asked for once, and not by all open pages in the same moment. */
const GATHER_MS = 300;
const SPREAD_MS = 700;

/** Words, menus, tables and forms stand on the session: it and the sidebar are asked for anew when somebody changes the organisation. */
export function useLiveOrganisation(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const askAnew = (): void => {
    void loadSession();
    void client.invalidateQueries({ queryKey: sidebarQuery.queryKey });
  };
  useSubscription(OrganisationChangedDocument, {}, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(askAnew, GATHER_MS + Math.random() * SPREAD_MS);
  });
}
