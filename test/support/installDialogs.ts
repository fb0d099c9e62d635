/** Implements the methods of modal dialogs, whose element jsdom has without its behaviour. */
export function installDialogs(): void {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
}
