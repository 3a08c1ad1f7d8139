import type { House } from './House.ts';
import type { Work } from './Work.ts';

/** A test that shows an effect: the file that holds it and its name, or the name of a story. */
export interface ProvedBy {
  readonly file: string;
  readonly test: string;
}

/** What an admin saves, as the API takes it, what somebody else sees with it, and what they see where nobody has saved it. */
interface Effect<World> {
  readonly saved: object;
  /** Other settings that this one works with; there in both cases. */
  readonly besides?: object;
  /** What the one who sees it does and gets. */
  readonly seen: (world: World) => Promise<unknown>;
  readonly usually: unknown;
  readonly changed: unknown;
}

/** Seen on pages, in mails and by the API of an organisation of its own, over HTTP. */
export interface HouseCase extends Effect<House> {
  readonly world: 'house';
  /** The story or test in which it is drawn from what the API says. */
  readonly drawnBy?: ProvedBy;
}

/** Seen in what people and time bring about in one organisation. */
export interface WorkCase extends Effect<Work> {
  readonly world: 'work';
}

export type SettingCase = HouseCase | WorkCase | ({ readonly world: 'elsewhere' } & ProvedBy);

export const elsewhere = (file: string, test: string): SettingCase => ({ world: 'elsewhere', file, test });
