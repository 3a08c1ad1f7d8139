import { createContext, useContext } from 'react';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import type { RecordData, TableScreenModule } from '../../screenModules.ts';
import { recordsFor } from './recordsFor.ts';
import { useStartAction } from './useStartAction.ts';

/** Something that the reader can do with one row. */
export interface RowAction {
  readonly id: string;
  /** Where the spec offers it. */
  readonly place: string;
  readonly label: string;
  readonly run: () => void;
}

type ActionsOf = (record: RecordData) => readonly RowAction[];

/** Of the rows of a table: those are drawn often, and each would ask the same. */
const RowActionsContext = createContext<ActionsOf>(() => []);
export const RowActionsOf = RowActionsContext.Provider;
export const useActionsOfRow = (): ActionsOf => useContext(RowActionsContext);

/** What the spec of a table offers with a single record, for the menus of its rows. */
export function useRowActions(module: TableScreenModule): ActionsOf {
  const ability = useAbility();
  const principal = useSession().rights?.principal ?? null;
  const { start, labelOf } = useStartAction(module);
  const { id, entity, actions = [] } = module.screen;
  return (record) =>
    actions
      .filter((action) => recordsFor(action, [record], { ability, entity, principal }).length > 0)
      .map((action) => ({
        id: action.id,
        place: `action/${id}.${action.id}`,
        label: labelOf(action),
        run: () => void start(action, [record]),
      }));
}
