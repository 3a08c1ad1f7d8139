import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { LockedFeature } from '#src/ui/LockedFeature.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { DisconnectIntegrationDocument, StartConnectionDocument } from './account.gen.ts';
import classes from './account.module.css';
import { isConnected, type Me, neededToConnect, replacedBy, type ServiceEntry } from './integrations.ts';

interface EntryProps {
  readonly name: string;
  readonly hint: string;
  readonly isLocked: boolean;
  /** What is said of it and can be done with it, unless it is locked. */
  readonly children?: ReactNode;
}

/** One service: its name, what it does or lacks, and what can be done. */
export function IntegrationEntry({ name, hint, isLocked, children }: EntryProps) {
  const { t } = useTranslation('organisation');
  return (
    <li className={classes.row}>
      {isLocked && <IconLock size={20} aria-hidden />}
      <span className={classes.text}>
        <span className={classes.name}>{name}</span>
        <span className={classes.note}>{isLocked ? t('integrations.notAvailable') : hint}</span>
      </span>
      {!isLocked && children}
    </li>
  );
}

interface ServiceProps {
  readonly entry: ServiceEntry;
  readonly me: Me;
  /** Whether this installation is known at the provider. */
  readonly isSetUp: boolean;
}

/** A service that can be connected, where the installation has been set up for it. */
export function ServiceRow({ entry, me, isSetUp }: ServiceProps) {
  const { t } = useTranslation('organisation');
  const off = useSession().rights?.principal.featuresOff ?? [];
  const isOn = isConnected(me, entry);
  const name = t(`integrations.${entry.id}`);
  const replaced = replacedBy(me, entry);
  const hints = isSetUp || isOn ? [t(`integrations.${entry.kind}Hint`, { name })] : [t('integrations.notSetUp')];
  if (isSetUp && replaced) hints.push(t('integrations.replaces', { name: t(`integrations.${replaced.id}`) }));
  return (
    <IntegrationEntry name={name} hint={hints.join(' ')} isLocked={entry.needs.some((need) => off.includes(need))}>
      {(isSetUp || isOn) && (
        <StatusPill tone={isOn ? 'success' : 'neutral'}>
          {isOn ? t('integrations.connected') : t('integrations.notConnected')}
        </StatusPill>
      )}
      {isOn && <Disconnect entry={entry} />}
      {!isOn && isSetUp && <Connect entry={entry} needs={neededToConnect(me, entry)} />}
    </IntegrationEntry>
  );
}

/** Leads to the provider, which sends people back to this page. */
function Connect({ entry, needs }: { readonly entry: ServiceEntry; readonly needs: readonly string[] }) {
  const { t } = useTranslation('organisation');
  const off = useSession().rights?.principal.featuresOff ?? [];
  const message = useErrorMessage();
  const connect = useMutation({
    mutationFn: () => graphqlRequest(StartConnectionDocument, { integration: entry.name }),
    onSuccess: ({ startConnection }) => window.location.assign(startConnection),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const label = t('integrations.connect', { name: t(`integrations.${entry.id}`) });
  if (needs.some((need) => off.includes(need))) return <LockedFeature>{label}</LockedFeature>;
  return (
    <Button variant="default" loading={connect.isPending} onClick={() => connect.mutate()}>
      {label}
    </Button>
  );
}

function Disconnect({ entry: { id, name: integration, unlinkNeeds } }: { readonly entry: ServiceEntry }) {
  const { t } = useTranslation('organisation');
  const off = useSession().rights?.principal.featuresOff ?? [];
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
  if (unlinkNeeds !== null && off.includes(unlinkNeeds)) return <LockedFeature>{label}</LockedFeature>;
  return (
    <Button variant="default" loading={disconnect.isPending} onClick={() => disconnect.mutate()}>
      {label}
    </Button>
  );
}
