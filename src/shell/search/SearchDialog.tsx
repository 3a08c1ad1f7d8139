import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '#src/data/session/sessionStore.ts';
import { NamedIcon } from '#src/ui/icons/NamedIcon.tsx';
import { rememberHit } from './recentHits.ts';
import classes from './SearchDialog.module.css';
import type { FoundCommand } from './useCommands.ts';
import { useSearchGroups } from './useSearchGroups.ts';
import '@mantine/core/styles/Modal.css';
import '@mantine/spotlight/styles.css';

const [store, spotlight] = createSpotlight();

interface SearchDialogProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly onClose: () => void;
}

/** Marks the first hit as the one that Enter opens; the store does so before the hits of a new text are drawn. */
function chooseFirst(id: string | undefined): void {
  const list = document.getElementById(store.getState().listId);
  const actions = [...(list?.querySelectorAll('[data-action]') ?? [])];
  for (const action of actions) action.removeAttribute('data-selected');
  actions[0]?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: id === undefined ? -1 : 0 }));
}

/** Finds pages, records and things to do; without a text, what was opened last. Arrow keys choose, Enter opens, Escape closes. */
export function SearchDialog({ query, onQueryChange, onClose }: SearchDialogProps) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const userId = useSessionUser()._id;
  const { groups, isLoaded } = useSearchGroups(query);
  useEffect(() => {
    spotlight.open();
    return spotlight.close;
  }, []);
  const first = groups[0]?.hits[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends what an arrow had chosen
  useEffect(() => chooseFirst(first), [query, first]);
  const open = (hit: FoundCommand): void => {
    if (hit.run) {
      hit.run();
      return;
    }
    rememberHit(userId, hit);
    router.history.push(hit.href);
  };
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={onQueryChange}
      onSpotlightClose={onClose}
      shortcut={null}
      radius="lg"
      scrollable
      maxHeight={420}
      classNames={{ actionDescription: classes.trail, actionsList: classes.list, actionsGroup: classes.group }}
      attributes={{ content: { 'aria-label': t('search.open') } }}
    >
      <Spotlight.Search
        placeholder={t('search.placeholder')}
        aria-label={t('search.placeholder')}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ id, hits }) => (
          <Spotlight.ActionsGroup key={id} label={t(`search.group.${id}`)}>
            {hits.map((hit) => (
              <Spotlight.Action
                key={hit.id}
                label={hit.label}
                description={hit.trail.join(' › ')}
                leftSection={<NamedIcon name={hit.icon} />}
                onClick={() => open(hit)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {isLoaded && groups.length === 0 && (
          <Spotlight.Empty>
            <span className={classes.empty}>
              {query ? t('search.nothingFor', { searchString: query }) : t('search.nothing')}
            </span>
            {query && <span>{t('search.nothingHint')}</span>}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
