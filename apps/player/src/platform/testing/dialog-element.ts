/** Adds the modal methods to jsdom's dialog element, as far as the pages need them; the rest was tested in Chromium. */
export function teachDialogs(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  };
  prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
