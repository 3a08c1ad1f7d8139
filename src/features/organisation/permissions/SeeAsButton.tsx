import { ActionIcon } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type SeenRole, seeAs, seenRole } from '#src/data/session/seenRole.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { mayLookAs } from './mayLookAs.ts';
import '@mantine/core/styles/ActionIcon.css';

/** Opens the product as a role sees it, to look at; for those who see everything anyway. */
export function SeeAsButton({ role }: { readonly role: SeenRole }) {
  const { t } = useTranslation('organisation');
  const { rights } = useSession();
  if (!mayLookAs(rights?.principal ?? null) || seenRole() !== null) return null;
  const label = t('seenAs.open', { role: role.name });
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={() => seeAs(role)}>
      <IconEye size={16} aria-hidden />
    </ActionIcon>
  );
}
