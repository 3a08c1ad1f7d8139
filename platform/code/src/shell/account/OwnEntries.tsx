/** A product that is a spec alone has no entries of its own beside the spec's. */
export function OwnEntries(_props: { readonly onClose: () => void }) {
  return null;
}
