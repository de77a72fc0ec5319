import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { DomainError } from '#contract/wire/errors.ts'

export type ToolRun = {
  /** Kills the tool at once. */
  signal?: AbortSignal | undefined
  listen?: (output: Readable) => void
  /** What the tool may write into one file, in bytes. */
  fileBytes?: number
  /** Where it works. */
  cwd?: string
}

type Ended = { code: number | null; by: NodeJS.Signals | null }

/** What takes longer than this is given up. */
const LONGEST_MS = 30 * 60_000
/** Address space of a tool, in KiB: what a hostile file makes it ask for is refused. */
const MEMORY_KIB = 6 * 1_048_576
/** A shell counts sizes of files in blocks. */
const BLOCK = 512
const KEPT_WORDS = 2_000

/**
 * Runs a tool on files of people: without a shell's reading of any name, with bounded time, memory and size, behind
 * everybody else's work, killed where it is called off. Throws `storageFull` where the disk is, `tooLarge` where its
 * file would be, `cutFailed` for everything else.
 */
export async function runTool(command: string, parts: readonly string[], run: ToolRun = {}): Promise<void> {
  const { signal, listen, fileBytes, cwd } = run
  signal?.throwIfAborted()
  const child = spawn(...bounded(command, parts, fileBytes), {
    ...{ stdio: ['ignore', 'pipe', 'pipe'], timeout: LONGEST_MS, killSignal: 'SIGKILL', signal },
    ...(cwd !== undefined && { cwd }),
  })
  let words = ''
  child.stderr.on('data', (piece: Buffer) => (words = (words + piece.toString()).slice(-KEPT_WORDS)))
  if (listen) listen(child.stdout)
  else child.stdout.resume()
  if (child.pid !== undefined) stepBack(child.pid)
  // A tool that is killed or missing closes as well, and is waited for: what it writes is written before its folder goes.
  child.on('error', () => undefined)
  const { code, by } = await new Promise<Ended>((resolve) => child.once('close', (code, by) => resolve({ code, by })))
  signal?.throwIfAborted()
  if (code !== 0) throw refusalOf(words, by)
}

/** The shell sets bounds and becomes the tool; names go past it as arguments. */
function bounded(command: string, parts: readonly string[], fileBytes: number | undefined): [string, string[]] {
  if (process.platform === 'win32') return [command, [...parts]]
  const size = fileBytes === undefined ? '' : `ulimit -f ${Math.ceil(fileBytes / BLOCK)}; `
  return ['/bin/sh', ['-c', `ulimit -v ${MEMORY_KIB}; ${size}exec "$0" "$@"`, command, ...parts]]
}

function stepBack(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or this system does not let us.
  }
}

function refusalOf(words: string, by: NodeJS.Signals | null): DomainError {
  if (by === 'SIGXFSZ' || /File too large/i.test(words)) return new DomainError('tooLarge')
  if (/No space left/i.test(words)) return new DomainError('storageFull')
  return new DomainError('cutFailed')
}
