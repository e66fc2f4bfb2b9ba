/** jsdom has the dialog element without its modal half; this is what the pages rely on, and the rest was tried in Chromium. */
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
