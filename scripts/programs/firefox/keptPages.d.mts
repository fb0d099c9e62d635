export function keptPages(): (event: string) => string[]
