/** No entry of the menu of a product that is a spec alone has news. */
export function MenuNews() {
  return null;
}
