import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lacksFeature } from '#domain/access/features.ts';
import { connectableServices } from '#domain/connections/connectableServices.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { LockedFeature } from '#src/ui/LockedFeature.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { DisconnectIntegrationDocument, StartConnectionDocument } from './account.gen.ts';
import { IntegrationEntry } from './IntegrationEntry.tsx';
import {
  canLetGo,
  type MyServices,
  neededToConnect,
  replacedCalendar,
  type ServiceEntry,
  stateOf,
} from './integrations.ts';

interface ServiceProps {
  readonly entry: ServiceEntry;
  readonly mine: MyServices;
  /** Whether this installation is known at the provider. */
  readonly isSetUp: boolean;
}

/** A service that can be connected, where the installation has been set up for it; what is locked can still be let go of. */
export function ServiceRow({ entry, mine, isSetUp }: ServiceProps) {
  const { t } = useTranslation('organisation');
  const lacks = useLacks();
  const isLocked = lacks(connectableServices[entry.integration].usedWith);
  const state = stateOf(mine, entry);
  const isToldOf = state !== 'notConnected' || (isSetUp && !isLocked);
  return (
    <IntegrationEntry name={t(`integrations.${entry.id}`)} hint={useHint({ entry, mine, isSetUp })} isLocked={isLocked}>
      {isToldOf && (
        <StatusPill tone={state === 'connected' ? 'success' : 'neutral'}>{t(`integrations.${state}`)}</StatusPill>
      )}
      {state !== 'connected' && isSetUp && !isLocked && (
        <Connect entry={entry} isOffered={!lacks(neededToConnect(mine, entry))} />
      )}
      {canLetGo(mine, entry) && <Disconnect entry={entry} />}
    </IntegrationEntry>
  );
}

/** Whether some of what is needed is switched off, or not in the plan. */
function useLacks(): (needed: readonly string[]) => boolean {
  const principal = useSession().rights?.principal ?? null;
  return (needed) => needed.some((need) => lacksFeature(principal, need));
}

/** What the service does, and whose place it would take; or that nobody can connect it here. */
function useHint({ entry, mine, isSetUp }: ServiceProps): string {
  const { t } = useTranslation('organisation');
  if (!isSetUp && stateOf(mine, entry) !== 'connected') return t('integrations.notSetUp');
  const { kind } = connectableServices[entry.integration];
  const hint = t(`integrations.${kind}Hint`, { name: t(`integrations.${entry.id}`) });
  const replaced = isSetUp && replacedCalendar(mine, entry);
  return replaced ? `${hint} ${t('integrations.replaces', { name: t(`integrations.${replaced.id}`) })}` : hint;
}

/** Leads to the provider, which sends people back to this page. */
function Connect({ entry, isOffered }: { readonly entry: ServiceEntry; readonly isOffered: boolean }) {
  const { t } = useTranslation('organisation');
  const message = useErrorMessage();
  const connect = useMutation({
    mutationFn: () => graphqlRequest(StartConnectionDocument, { integration: entry.integration }),
    onSuccess: ({ startConnection }) => window.location.assign(startConnection),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const label = t('integrations.connect', { name: t(`integrations.${entry.id}`) });
  if (!isOffered) return <LockedFeature>{label}</LockedFeature>;
  return (
    <Button variant="default" loading={connect.isPending} onClick={() => connect.mutate()}>
      {label}
    </Button>
  );
}

function Disconnect({ entry: { id, integration } }: { readonly entry: ServiceEntry }) {
  const { t } = useTranslation('organisation');
  const lacks = useLacks();
  const client = useQueryClient();
  const message = useErrorMessage();
  const name = t(`integrations.${id}`);
  const disconnect = useMutation({
    mutationFn: () => graphqlRequest(DisconnectIntegrationDocument, { integration }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('integrations.disconnected', { name }) });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const label = t('integrations.disconnect', { name });
  if (lacks(connectableServices[integration].letGoWith)) return <LockedFeature>{label}</LockedFeature>;
  return (
    <Button variant="default" loading={disconnect.isPending} onClick={() => disconnect.mutate()}>
      {label}
    </Button>
  );
}
