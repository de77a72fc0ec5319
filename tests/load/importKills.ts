import type { JobState } from '#contract/values/jobs.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { readFilms, type FilmState } from './bulkState.ts'
import { firstFile, isBroken, isChange, largeFile, nameOf, type ImportFile } from './importFile.ts'
import { countStray, readNames, readRows, type RowOutcome } from './importState.ts'
import { createJobClient, killAlong, type Listed } from './jobClient.ts'
import { openPlace } from './place.ts'
import { seededRandom } from './random.ts'
import { servePlace } from './servedPlace.ts'

export type ImportKillOptions = {
  engine: TestEngine
  rows: number
  kills: number
  seed: number
  tell?: (line: string) => void
}

export type ImportKillReport = Listed & {
  count: number
  success: number
  failure: number
  /** Until the upload was answered, until the job had ended, and until its undo had. */
  taken: number
  seconds: number
  undoSeconds: number
  problems: string[]
}

type Films = ReadonlyMap<string, FilmState>

const IMPORT = '/api/import/urn/resource/catalog/movie?prd=rimba-my'

/**
 * An import under kill -9, then its undo: each row makes or changes its title once, the counts add up, no title is there
 * twice, and undone every title says what it said before, those that were made are gone (reliability.md R18).
 */
export async function runImportKills({
  engine,
  rows,
  kills,
  seed,
  tell,
}: ImportKillOptions): Promise<ImportKillReport> {
  const place = await openPlace(engine)
  const random = seededRandom(seed)
  const client = createJobClient()
  const { start, kill, look, clear } = servePlace(place, client)
  try {
    await start()
    await client.until(await client.ask('POST', IMPORT, formOf(firstFile(rows))))
    const before = await look<Films>(readFilms)
    await start()
    const sent = Date.now()
    const job = await client.ask('POST', IMPORT, formOf(largeFile(rows)))
    const begun = Date.now()
    const endListing = client.keepListing()
    await killAlong({ client, job, kills, random, tell }, { kill, start })
    const ended = await client.until(job)
    const over = Date.now()
    const listed = await endListing()
    const problems = await look<string[]>(async (db) => [
      ...judgeLedger(rows, ended, await readRows(db, job), await readNames(db)),
      ...judgeTitles(before, await readFilms(db), await readRows(db, job)),
      ...((await countStray(db)) === 0 ? [] : ['the ledger has rows of no job']),
    ])
    await start()
    const undone = Date.now()
    const undo = await client.until(await client.ask('POST', `/api/jobs/${job}/undo`))
    const undoSeconds = (Date.now() - undone) / 1000
    problems.push(...judgeUndo(before, await look<Films>(readFilms), undo, ended.success))
    const { count, success, failure } = ended
    const [taken, seconds] = [(begun - sent) / 1000, (over - begun) / 1000]
    return { count, success, failure, ...listed, taken, seconds, undoSeconds, problems }
  } finally {
    await clear()
  }
}

function formOf({ text }: ImportFile): FormData {
  const form = new FormData()
  form.set('file', new Blob([text], { type: 'text/csv' }), 'rows.csv')
  return form
}

/** Each row has one outcome and, where it went well, a title of its own that bears its name. */
function judgeLedger(
  rows: number,
  { count, success, failure }: JobState,
  ledger: readonly RowOutcome[],
  names: ReadonlyMap<string, string>,
): string[] {
  const problems: string[] = []
  const many = (outcome: string) => ledger.filter((row) => row.outcome === outcome).length
  if (count !== rows) problems.push(`the job counts ${count} of ${rows} rows`)
  if (new Set(ledger.map(({ nth }) => nth)).size !== rows || ledger.length !== rows)
    problems.push(`${ledger.length} rows in the ledger of a file of ${rows}`)
  if (success + failure !== count) problems.push(`${success} + ${failure} is not ${count}`)
  if (many('success') !== success) problems.push(`the ledger has ${many('success')} of ${success}`)
  if (many('failure') !== failure) problems.push(`the ledger has ${many('failure')} of ${failure} failures`)
  for (const { nth, doc, outcome } of ledger) {
    if ((outcome === 'failure') !== isBroken(nth)) problems.push(`row ${nth}: ${outcome}`)
    else if (!isBroken(nth) && names.get(doc) !== nameOf(nth, 'Row'))
      problems.push(`row ${nth}: its title is '${names.get(doc)}'`)
  }
  const seen = new Set<string>()
  for (const name of names.values()) {
    if (seen.has(name)) problems.push(`'${name}' is there twice`)
    seen.add(name)
  }
  return problems
}

/** Titles that were there are written once more, new ones once; nothing else has come or gone. */
function judgeTitles(before: Films, after: Films, ledger: readonly RowOutcome[]): string[] {
  const problems: string[] = []
  const written = new Set(ledger.flatMap(({ doc, outcome }) => (outcome === 'success' ? [doc] : [])))
  for (const [id, { rev, audits }] of after) {
    const was = before.get(id)
    const times = written.has(id) ? 1 : 0
    if (!was && times === 0) problems.push(`${id}: no row of the file made it`)
    if (rev !== (was?.rev ?? 0) + times) problems.push(`${id}: revision ${was?.rev ?? 'none'} became ${rev}`)
    if (audits !== (was?.audits ?? 0) + times) problems.push(`${id}: ${audits - (was?.audits ?? 0)} entries of audit`)
  }
  const made = ledger.filter(({ nth, outcome }) => outcome === 'success' && !isChange(nth)).length
  if (after.size !== before.size + made) problems.push(`${after.size} titles instead of ${before.size} and ${made}`)
  return problems
}

function judgeUndo(before: Films, after: Films, undo: JobState, wanted: number): string[] {
  const problems = undo.success === wanted ? [] : [`${undo.success} of ${wanted} rows were undone`]
  for (const [id, { texts }] of after) {
    const was = before.get(id)
    if (was && was.texts !== texts) problems.push(`${id}: ${was.texts} came back as ${texts}`)
    if (!was && !texts.startsWith('deleted')) problems.push(`${id}: a title that the import made is ${texts}`)
  }
  return problems
}
