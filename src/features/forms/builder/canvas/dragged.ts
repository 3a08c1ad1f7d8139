/** Nothing else that is dragged over a page has it. */
export const dragType = 'application/x-cohort-element';

/** What is dragged onto the form: a kind of element from the palette, or an element to another place. */
export interface Dragged {
  readonly kind?: string;
  readonly id?: string;
}

export function readDragged(data: DataTransfer): Dragged | null {
  try {
    const dragged: unknown = JSON.parse(data.getData(dragType));
    return typeof dragged === 'object' ? dragged : null;
  } catch {
    return null;
  }
}
