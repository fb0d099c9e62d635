/** Breaks the functions that read an extension at sign-in, as a programming error would; the returned function restores them. */
export function breakExtension(): () => void {
  const real = document.documentElement.getAttribute.bind(document.documentElement)
  const broken = jest.spyOn(document.documentElement, 'getAttribute').mockImplementation(name => {
    if (name === 'data-extension-version') throw new TypeError('no such attribute')
    return real(name)
  })
  return () => broken.mockRestore()
}
