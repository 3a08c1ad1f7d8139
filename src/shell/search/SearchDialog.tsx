import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedIcon } from '#src/ui/icons/NamedIcon.tsx';
import classes from './SearchDialog.module.css';
import { matchingModules } from './searchableModules.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import { useModules } from './useModules.ts';
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

/** Finds modules by name and, in a broad search, records by what they hold. Arrow keys choose, Enter opens, Escape closes. */
export function SearchDialog({ query, onQueryChange, onClose }: SearchDialogProps) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const modules = useModules();
  const records = useFoundRecords(query);
  const found = [...matchingModules(modules ?? [], query), ...records];
  useEffect(() => {
    spotlight.open();
    return spotlight.close;
  }, []);
  const first = found[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends what an arrow had chosen
  useEffect(() => chooseFirst(first), [query, first]);
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
      classNames={{ actionDescription: classes.trail, actionsList: classes.list }}
      attributes={{ content: { 'aria-label': t('search.open') } }}
    >
      <Spotlight.Search
        placeholder={t('search.placeholder')}
        aria-label={t('search.placeholder')}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {found.map((module) => (
          <Spotlight.Action
            key={module.id}
            label={module.label}
            description={module.trail.join(' › ')}
            leftSection={<NamedIcon name={module.icon} />}
            onClick={() => router.history.push(module.href)}
          />
        ))}
        {modules && found.length === 0 && (
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
