/** Long work on media: it is stopped by the signal, and tells how much of it is done, from 0 to 1. */
export type Watching = { signal: AbortSignal; onProgress: (share: number) => void }
