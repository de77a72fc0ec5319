/** Words by area: `status` holds the keys that begin with `status.`. */
export type Messages = Readonly<Record<string, object>>

/**
 * The words of one language from files of its folder: `./status.ts` and `../status.ts` hold the area `status`. Takes
 * the answer of `import.meta.glob`, which Vite asks to be written in the folder itself.
 */
export function byArea(files: Messages): Messages {
  return Object.fromEntries(
    Object.entries(files).map(([path, words]) => [path.slice(path.lastIndexOf('/') + 1, -'.ts'.length), words]),
  )
}
