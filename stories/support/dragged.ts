/** What is dragged and what it is held over or dropped on, as a pointer tells them; says whether the place takes it. */
export function dragFrom(element: Element) {
  const dataTransfer = new DataTransfer();
  const tell = (place: Element, type: string): boolean =>
    !place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  tell(element, 'dragstart');
  return {
    isTakenBy: (place: Element): boolean => tell(place, 'dragover'),
    dropOn: (place: Element): void => void tell(place, 'drop'),
  };
}
