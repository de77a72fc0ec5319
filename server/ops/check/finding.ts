/** One sentence about one part; `wrong` keeps a server from working as it should. */
export type Finding = { part: string; state: 'ok' | 'note' | 'wrong'; sentence: string }

export const ok = (part: string, sentence: string): Finding => ({ part, state: 'ok', sentence })
export const note = (part: string, sentence: string): Finding => ({ part, state: 'note', sentence })
export const wrong = (part: string, sentence: string): Finding => ({ part, state: 'wrong', sentence })

/** An error in the words that it has. */
export function wordsOf(error: unknown): string {
  const words =
    error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error)
  return words.replace(/\.$/, '')
}
