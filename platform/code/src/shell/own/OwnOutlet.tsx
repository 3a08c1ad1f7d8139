/** A product that is a spec alone lays nothing of its own over the pages. */
export function OwnOutlet() {
  return null;
}
