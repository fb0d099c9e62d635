/** jsdom has the element of a modal dialog, but not what it does. */
export function giveDialogs(): void {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
}
