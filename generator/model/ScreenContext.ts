import type { ScreenSource, TableSource } from '../language/sourceTypes.ts';
import type { BuildContext } from './BuildContext.ts';
import type { EntityIndex } from './columns.ts';
import type { Declared } from './Draft.ts';

export type ColumnSource = TableSource['columns'][number];

/** What the builders of one screen share. */
export interface ScreenContext {
  readonly context: BuildContext;
  readonly entities: EntityIndex;
  /** Enumerations whose values have a tone, shown as a status pill. */
  readonly toned: ReadonlySet<string>;
  /** Path of the route that opens a screen, by the screen. */
  readonly pathOfScreen: ReadonlyMap<string, string>;
  readonly declared: Declared<ScreenSource>;
}
