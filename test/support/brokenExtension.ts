/** Breaks what the app reads of an extension when it signs in, as a mistake of ours would; the returned function mends it. */
export function breakExtension(): () => void {
  const real = document.documentElement.getAttribute.bind(document.documentElement)
  const broken = jest.spyOn(document.documentElement, 'getAttribute').mockImplementation(name => {
    if (name === 'data-extension-version') throw new TypeError('no such attribute')
    return real(name)
  })
  return () => broken.mockRestore()
}
