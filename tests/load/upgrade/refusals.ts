import type { JobItem } from '#contract/schemas/bulk.ts'
import { errorOfNumber } from '#contract/wire/errors.ts'
import type { World } from '../retryWorld.ts'

/** Titles that no job may change, by id, with the refusal that each has to be given. */
export type Barred = ReadonlyMap<string, Refusal>
type Refusal = keyof typeof BARRED
/** How many titles were given each refusal. */
export type Refused = Record<Refusal, number>

/** What a side of a title stands at, and the refusal that follows from it. */
const BARRED = { inApproval: 'pending', processing: 'pre-draft' } as const
const REFUSALS = Object.keys(BARRED) as Refusal[]
const PAGE = 1_000

/** Titles of a list that wait for approval or are still being processed, on whichever side. */
export async function readBarred(world: World, list: string): Promise<Barred> {
  const barred = new Map<string, Refusal>()
  for (const refusal of REFUSALS) {
    const rows = await readRows<{ id: string }>(world, `${list}&st=${BARRED[refusal]}`)
    for (const { id } of rows) barred.set(id, refusal)
  }
  return barred
}

/** How many titles a job has refused for each reason, and whatever it refused or took otherwise than it had to. */
export async function compareRefusals(
  world: World,
  job: string,
  expected: Barred,
): Promise<{ refused: Refused; problems: string[] }> {
  const refused = { inApproval: 0, processing: 0 }
  const items = await readRows<JobItem>(world, `/api/jobs/${job}/items?outcome=failure`)
  const problems: string[] = []
  for (const { key, code, description } of items) {
    const refusal = REFUSALS.find((one) => one === errorOfNumber(code ?? 0)?.code)
    if (refusal) refused[refusal] += 1
    if (!refusal || expected.get(key) !== refusal) problems.push(`${key} was refused: ${code} ${description}`)
  }
  const keys = new Set(items.map(({ key }) => key))
  for (const [key, refusal] of expected) if (!keys.has(key)) problems.push(`${key} was changed though ${refusal}`)
  return { refused, problems }
}

/** A walk changes no more films than stand on one page. */
async function readRows<Row>(world: World, path: string): Promise<Row[]> {
  const { data, status, text } = await world.send({ who: 'super', method: 'GET', path: `${path}&pageSize=${PAGE}` })
  if (status !== 200) throw new Error(`${path} answered ${status} ${text.slice(0, 300)}`)
  return (data ?? []) as Row[]
}
