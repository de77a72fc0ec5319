import type { FoundRange } from '../command.ts'

/** Why a line of a file was not taken. */
export type FileProblem = { line: number; reason: 'unreadable' | 'time' | 'reversed' | 'outside' }

/** What stands in a file: its ranges, and the lines that are none. */
export type ReadFile<Entry = FoundRange & { keep?: boolean }> = { entries: Entry[]; problems: FileProblem[] }

/** Whether a range lies in the title the right way round; the reason where it does not. */
export function rangeProblem(range: { in: number; out: number }, length: number): FileProblem['reason'] | undefined {
  if (range.out <= range.in) return 'reversed'
  return range.out > length ? 'outside' : undefined
}

/** Lines of a file with their numbers; empty ones and a byte order mark are none. */
export function linesOf(text: string): { line: number; text: string }[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((one, at) => ({ line: at + 1, text: one.trim() }))
    .filter((one) => one.text !== '')
}
