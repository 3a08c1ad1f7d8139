/** Something that is set: its words, and where on its page it stands. */
export interface SettingMeta {
  /** Id of the element, to which the address leads. */
  readonly anchor: string;
  readonly labelKey: string;
  readonly helpKey?: string;
  /** Heading that it stands below: many labels are only understood with it. */
  readonly groupKey?: string;
}

/** A page on which things are set, as the generator finds it in the spec. */
export interface SettingsPageMeta {
  readonly path: string;
  readonly titleKey: string;
  readonly aboutKey?: string;
  readonly settings: readonly SettingMeta[];
}
