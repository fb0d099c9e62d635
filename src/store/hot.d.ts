declare namespace NodeJS {
  interface Module {
    /** Under `npm run dev` alone. */
    hot?: { accept: (module: string, replaced: () => void) => void }
  }
}
