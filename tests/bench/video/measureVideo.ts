import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSamples, type DemoSample } from '#server/seed/catalogue/demoMedia.ts'
import { bestOf, scorerOf, type Passage } from '#server/commands/video/search/scorePassages.ts'
import { cutFiles } from '#server/media/cut/cutMedia.ts'
import { planCut } from '#server/media/cut/planCut.ts'
import { runTool } from '#server/media/runTool.ts'
import { computingMs } from '../../support/computingMs.ts'
import { verdict } from '../aims.ts'
import { median } from '../rounds.ts'

const ROUNDS = 5
const PASSAGES = 100_000
/** Passages that `searchClips` scores before others have their turn. */
const AT_A_TIME = 1_000
/** To a bare look for one word in the same texts: words are taken apart, letters counted by threes besides. */
const SEARCH_BUDGETS = { words: 10, both: 50 } as const
/** How long the event loop is held at once. */
const HELD_BUDGET_MS = 50
/** CPU of a cut beside one bare command of the same length: each piece is a process of its own, then all are joined. */
const CUT_BUDGET = 2
const FFMPEG = process.env.FFMPEG ?? 'ffmpeg'
const PIECES = [
  { start: 3_000, end: 12_000 },
  { start: 21_000, end: 33_000 },
  { start: 40_000, end: 55_000 },
] as const

/** A search over many passages, and what a cut computes, each beside the bare same. */
export async function measureVideo(): Promise<void> {
  console.log('\nVideo')
  console.table([...(await measureSearch()), await measureCut()])
}

const WORDS = 'ferry harbour night boy waits lamp landing rain street customs officer letter sea boat window'.split(' ')

async function measureSearch() {
  const passages = Array.from({ length: PASSAGES }, (_, nth): Passage => {
    const text = Array.from({ length: 8 }, (_word, at) => WORDS[(nth * 7 + at * (1 + (nth % 5))) % WORDS.length]).join(
      ' ',
    )
    return { id: 'm', key: 'm', start: nth * 4_000, end: nth * 4_000 + 1_500, text: `${text} ${nth}` }
  })
  const chunks = Array.from({ length: PASSAGES / AT_A_TIME }, (_, at) =>
    passages.slice(at * AT_A_TIME, (at + 1) * AT_A_TIME),
  )
  const bare = await rounds(() => passages.filter(({ text }) => text.toLowerCase().includes('ferry')))
  const rows = []
  for (const by of ['words', 'both'] as const) {
    const ours = await rounds(() => bestOf(chunks.flatMap(scorerOf('ferries at night', by))))
    const score = scorerOf('ferries at night', by)
    let held = 0
    for (const chunk of chunks) held = Math.max(held, await computingMs(() => score(chunk)))
    rows.push({
      work: `search of ${PASSAGES} passages by ${by}`,
      ...{ ours: `${ours.toFixed(0)} ms, ${held.toFixed(1)} at once`, bare: `${bare.toFixed(0)} ms` },
      ...{ ratio: `${(ours / bare).toFixed(1)}x`, budget: `${SEARCH_BUDGETS[by]}x, ${HELD_BUDGET_MS} ms at once` },
      verdict: verdict(ours / bare <= SEARCH_BUDGETS[by] && held <= HELD_BUDGET_MS),
    })
  }
  return rows
}

async function rounds(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await computingMs(work))
  return median(times)
}

async function measureCut() {
  const sample = (await readSamples()).get('harbour')
  if (!sample) throw new Error('The sample of the harbour is missing.')
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-cut-'))
  const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      times.ours.push(await childMs(() => ourCut(sample)))
      times.bare.push(await childMs(() => bareCut(sample, join(folder, 'bare.mp4'))))
    }
  } finally {
    await rm(folder, { recursive: true })
  }
  const [ours, bare] = [median(times.ours), median(times.bare)]
  return {
    work: `cut of ${PIECES.length} pieces, CPU of ffmpeg`,
    ...{ ours: `${ours.toFixed(0)} ms`, bare: `${bare.toFixed(0)} ms`, ratio: `${(ours / bare).toFixed(2)}x` },
    ...{ budget: `${CUT_BUDGET}x`, verdict: verdict(ours / bare <= CUT_BUDGET) },
  }
}

async function ourCut({ video, audio }: DemoSample): Promise<void> {
  const paths = new Map([video, audio].map((file) => [file.hash, file.path]))
  const storage = {
    open: (key: string) => {
      const path = [...paths].find(([hash]) => key.includes(hash))?.[1]
      return Promise.resolve(path === undefined ? undefined : createReadStream(path))
    },
  }
  const plan = planCut(
    PIECES.map((piece) => ({ key: 'harbour', ...piece })),
    PIECES.map(() => ({ video, audio })),
  )
  await cutFiles(
    { storage, ffmpeg: FFMPEG, workBytes: 1_000_000_000 },
    plan,
    {
      options: { exact: true, output: 'one', quality: 'HD' },
      watching: { signal: new AbortController().signal, onProgress: () => undefined },
    },
    async (path) => writeFile('/dev/null', await readFile(path)),
  )
}

/** One command: every piece is a seek of its own, joined by the filter, encoded as ours is. */
async function bareCut({ video, audio }: DemoSample, out: string): Promise<void> {
  const inputs = PIECES.flatMap(({ start, end }) =>
    [video, audio].flatMap(({ path }) => [
      '-ss',
      String(start / 1_000),
      '-t',
      String((end - start) / 1_000),
      '-i',
      path,
    ]),
  )
  const joined = PIECES.map((_, nth) => `[${2 * nth}:v][${2 * nth + 1}:a]`).join('')
  await runTool(FFMPEG, [
    ...['-v', 'error', '-nostdin', ...inputs],
    ...['-filter_complex', `${joined}concat=n=${PIECES.length}:v=1:a=1[v][a]`, '-map', '[v]', '-map', '[a]'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-bf', '0', '-g', '60', '-threads', '2'],
    ...['-c:a', 'aac', '-b:a', '128k', '-y', out],
  ])
}

/** Ticks of a second, by which the kernel counts. */
const TICKS = 100

/** Milliseconds that processes have computed that were started and waited for meanwhile. */
async function childMs(work: () => Promise<void>): Promise<number> {
  const before = await childTicks()
  await work()
  return (((await childTicks()) - before) * 1_000) / TICKS
}

async function childTicks(): Promise<number> {
  const stat = await readFile('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[13]) + Number(fields[14])
}
