import { spawn } from 'node:child_process'
import { root } from './root.ts'

interface RunOptions {
  /** `inherit` shows the output as it comes, `gather` hands it back. */
  output: 'inherit' | 'gather'
  env?: Record<string, string | undefined>
  /** Milliseconds after which the program and its children are killed. */
  limit?: number
  /** Leaves the processors to whoever else wants them; heeded where there is a shell. */
  isInBackground?: boolean
}

export interface RunOutcome {
  /** Processor time of the program and of what it started and waited for, in seconds; undefined where no shell tells. */
  cpuSeconds?: number
  /** 0 is success; a program that could not start or was ended by a signal has another. */
  code: number
  output: string
  overran: boolean
}

const POSIX = process.platform !== 'win32'
const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** A shell tells what its children cost, on a stream that they don't have. */
const timed = (before: string) => `${before} "$@" 3>&-; code=$?; times >&3; exit $code`

/** Runs a program in the repository's folder and waits for its end; when this process is told to stop, both do. */
export function runProgram(program: string, args: readonly string[], options: RunOptions): Promise<RunOutcome> {
  const output = options.output === 'inherit' ? 'inherit' : 'pipe'
  const script = timed(options.isInBackground ? 'nice -n 5' : '')
  const [file, line] = POSIX ? ['/bin/sh', ['-c', script, 'sh', program, ...args]] : [program, [...args]]
  const child = spawn(file, line, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', output, output, 'pipe'],
    // A group of its own, so that browsers, servers and workers that it started end with it.
    detached: POSIX,
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text))
  let times = ''
  child.stdio[3]?.on('data', (text: Buffer) => (times += text.toString()))

  const end = (signal: NodeJS.Signals) => endGroup(child.pid, signal)
  const stop = (signal: NodeJS.Signals) => {
    end(signal)
    process.exit(130)
  }
  for (const signal of SIGNALS) process.on(signal, stop)

  let overran = false
  const overrun = () => {
    overran = true
    end('SIGKILL')
  }
  const timer = options.limit === undefined ? undefined : setTimeout(overrun, options.limit)

  return new Promise((resolve) => {
    const settle = (code: number, trouble = '') => {
      clearTimeout(timer)
      for (const signal of SIGNALS) process.off(signal, stop)
      resolve({ code, output: said.join('') + trouble, overran, ...readTimes(times) })
    }
    child.on('error', (error) => settle(127, error.message))
    child.on('close', (code) => settle(code ?? 1))
  })
}

/** '0m0.01s 0m0.00s', a line for the shell and one for its children: user and system time. */
export function readTimes(text: string): { cpuSeconds?: number } {
  const times = [...text.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return times.length === 0 ? {} : { cpuSeconds: times.reduce((sum, each) => sum + each, 0) }
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(POSIX ? -pid : pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
