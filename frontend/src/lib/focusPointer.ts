/** Brings the field of a JSON pointer, or else the nearest one around it, into view and focus. */
export function focusPointer(pointer: string): void {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const field = document.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`);
    if (field !== null) {
      field.scrollIntoView({ block: 'center' });
      const input = field.matches('input, button, textarea')
        ? field
        : field.querySelector<HTMLElement>('input, textarea, button');
      input?.focus();
      return;
    }
  }
}
