/** Makes Foyer's first call, without anything around it. */
export const lookUp = (username: string): Promise<unknown> =>
  fetch(`/api/auth/v2/login/options?username=${encodeURIComponent(username)}`).then(answer => answer.json())
