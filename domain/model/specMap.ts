/** The map of the product as the generator draws it (`server/generated/specMap.gen.ts`), and as a page shows it. */

export interface MapBox {
  readonly id: string;
  readonly title: string;
  /** A line below the title. */
  readonly note?: string;
  readonly isEntry?: boolean;
  /** `file:line` of its declaration. */
  readonly source?: string;
  readonly rows: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface MapLine {
  readonly from: string;
  readonly to: string;
  /** As the `d` of an SVG path. */
  readonly path: string;
}

interface MapWay {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface MapPicture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly MapBox[];
  /** Ways that are drawn; those to what many lead to are not. */
  readonly lines: readonly MapLine[];
  readonly ways: readonly MapWay[];
}

/** What `GET /api/internal/spec` answers. */
export interface SpecMapAnswer {
  readonly entities: MapPicture;
  readonly screens: MapPicture;
  readonly events: readonly MapEvent[];
}

export interface MapEvent {
  readonly name: string;
  readonly about: string;
  /** Entities that it is about. */
  readonly records: readonly string[];
  readonly follows: readonly { readonly kind: string; readonly tells: string }[];
}
