/** Something that has a place of its own. */
export interface Arrangeable {
  readonly name: string;
  readonly label: string;
  /** Whether the product hides it until somebody asks for it. */
  readonly isHidden: boolean;
  /** It stands before all others and is not moved. */
  readonly isFixed?: boolean;
  /** Why it can't be hidden; null where it can. */
  readonly stays: string | null;
}
