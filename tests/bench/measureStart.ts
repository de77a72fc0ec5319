import { START_AIMS, verdict } from './aims.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import { SERVER, startProcess } from './processes.ts'
import { median } from './rounds.ts'

/** Starts the server so many times, on a database that holds the items, and prints medians beside their aims. */
export async function measureStart(
  { engine, starts }: { engine: keyof typeof START_AIMS; starts: number },
  env: Record<string, string>,
): Promise<void> {
  const taken: { ms: number; cpu: number; mb: number }[] = []
  for (let nth = 0; nth < starts; nth++) {
    const running = await startProcess(SERVER, env, '/api/health')
    taken.push({ ms: running.startMs, cpu: cpuOf(running.pid), mb: memoryOf(running.pid) / 1e6 })
    await running.stop()
  }
  const of = (key: 'ms' | 'cpu' | 'mb') => median(taken.map((one) => one[key]))
  const aims = START_AIMS[engine]
  console.table([
    {
      work: 'server start',
      ours: `${of('ms').toFixed(0)} ms, ${of('cpu').toFixed(0)} ms CPU`,
      aim: `${aims.ms} ms`,
      verdict: verdict(of('ms') <= aims.ms),
    },
    {
      work: 'memory when started',
      ours: `${of('mb').toFixed(0)} MB`,
      aim: `${aims.mb} MB`,
      verdict: verdict(of('mb') <= aims.mb),
    },
  ])
}
