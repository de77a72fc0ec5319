/** A start that says nothing for longer than this seems to hang. */
const SILENT_MS = 5_000

type StartProgress = {
  /** What the start does from now on; told if it takes long. */
  stage: (text: string) => void
  done: () => void
}

/** Tells what a start is at, once that takes longer than one likes to wait in silence. */
export function createStartProgress(write: (text: string) => void): StartProgress {
  let timer: NodeJS.Timeout | undefined
  return {
    stage: (text) => {
      clearTimeout(timer)
      timer = setTimeout(() => write(`\n  ${text} ...\n`), SILENT_MS)
    },
    done: () => clearTimeout(timer),
  }
}
