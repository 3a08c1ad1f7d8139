/** A product that is a spec alone has no tools of its own in the top bar. */
export function OwnTools() {
  return null;
}
