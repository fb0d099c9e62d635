export function navigationEnds(): (event: string) => string[]
