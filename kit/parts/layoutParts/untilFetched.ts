/** On the line, this often; a file that a newer build has taken away comes at no try. */
const TRIES = 3
const PAUSE_MS = 1_000

/**
 * A part that is fetched when it is first wanted. Without the line it is waited for, and fetched once the line is back:
 * what only explains or decorates must not take the screen away from whoever works on it. Rejects as the last try did.
 */
export async function untilFetched<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let left = TRIES; ;)
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine && --left === 0) throw error
      await (navigator.onLine ? pause() : backOnLine())
    }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

const backOnLine = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
