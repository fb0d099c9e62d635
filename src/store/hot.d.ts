declare namespace NodeJS {
  interface Module {
    /** Present only under `npm run dev`. */
    hot?: { accept: (module: string, replaced: () => void) => void }
  }
}
