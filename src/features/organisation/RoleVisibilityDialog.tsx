import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { loadSession } from '#src/data/session/loadSession.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useLeaving } from '#src/ui/feedback/useLeaving.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { SetRoleVisibilityDocument, type VisibleRoleFragment } from './organisation.gen.ts';
import { VisibilityChoice } from './VisibilityChoice.tsx';
import { type RoleVisibility, visibilityOfRole } from './visibilityOfRole.ts';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Modal.css';

interface RoleVisibilityDialogProps {
  readonly role: VisibleRoleFragment;
  /** Types that the organisation's roles are made of. */
  readonly types: readonly string[];
  readonly onClose: () => void;
}

/** Which people and startups one role sees. */
export function RoleVisibilityDialog({ role, types, onClose }: RoleVisibilityDialogProps) {
  const { t } = useTranslation(['organisation', 'shell', 'spec']);
  const message = useErrorMessage();
  const client = useQueryClient();
  const ownRole = useSession().user?.role?._id;
  const [chosen, setChosen] = useState<RoleVisibility>(visibilityOfRole(role));
  const { modal, leave } = useLeaving();
  const close = () => leave(onClose);
  const save = useMutation({
    mutationFn: ({ people, roles, startups }: RoleVisibility) =>
      graphqlRequest(SetRoleVisibilityDocument, {
        id: role._id,
        version: role.version,
        userAccess: { visibilitySettings: people, roles: [...roles] },
        startupAccess: { visibilitySettings: startups },
      }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('visibility.saved') });
      close();
      if (role._id === ownRole) await loadSession();
      // Lists that are kept may hold what is no longer seen.
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate(chosen);
  };
  return (
    <Modal
      {...modal}
      size="lg"
      onClose={close}
      title={t('visibility.titleOf', { role: role.name })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form onSubmit={submit}>
        <Stack gap="lg">
          <VisibilityChoice of="people" value={chosen.people} onChange={(people) => setChosen({ ...chosen, people })} />
          {chosen.people !== 'NONE' && (
            <Checkbox.Group
              label={t('visibility.rolesLabel')}
              description={t('visibility.rolesHint')}
              value={[...chosen.roles]}
              onChange={(roles) => setChosen({ ...chosen, roles })}
            >
              <Group mt="xs">
                {types.map((type) => (
                  <Checkbox key={type} value={type} label={t(`enum.AssignableRole.${type}`, { ns: 'spec' })} />
                ))}
              </Group>
            </Checkbox.Group>
          )}
          <VisibilityChoice
            of="startups"
            value={chosen.startups}
            onChange={(startups) => setChosen({ ...chosen, startups })}
          />
          <Text size="sm" c="dimmed">
            {t('visibility.always')}
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('cancel', { ns: 'shell' })}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('visibility.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
