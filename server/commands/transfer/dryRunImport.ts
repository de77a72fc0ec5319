import { hideForeign, visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ImportDryRun, LeftCell } from '#contract/schemas/bulk.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { reasonOf } from '#contract/wire/reasonOf.ts'
import type { CallContext } from '../../context.ts'
import { findDifference } from '../../decisions/difference.ts'
import { decideImport } from '../../jobs/transfer/decideImport.ts'
import { importPlan, type ImportInput, type ImportPlan } from '../../jobs/transfer/importPlan.ts'
import { hiddenTitle, resolveRows, type FoundRow } from '../../jobs/transfer/resolveRows.ts'
import { currentOf, type DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { rowsOfFile } from '../../transfer/rowsOfFile.ts'
import { productsToName } from '../catalogue/productsToName.ts'

/** So long an answer is waited for; a longer file is looked at as far as that goes. */
const LOOK_MS = 8_000
const SHOWN_FAILURES = 100
const SHOWN_EXAMPLES = 10
const SHOWN_WORDS = 50

/** What an import would do, by the very decisions of the job, as far as the time goes. Nothing is written. */
export async function dryRunImport(
  context: CallContext,
  type: TypeDocument,
  { path, name }: { path: string; name: string },
  { input, count }: { input: ImportInput; count: number },
): Promise<ImportDryRun> {
  const { services, signal } = context
  const until = services.now() + LOOK_MS
  const plan = importPlan({ services, caller: context, type, nameable: await productsToName(context), input })
  const { mapping } = input
  const run: ImportDryRun = {
    count,
    looked: 0,
    create: 0,
    update: 0,
    unchanged: 0,
    failures: 0,
    fail: [],
    examples: [],
    mapping,
    unknown: [],
    left: [],
    leftCount: 0,
    dates: { ...input.dates },
  }
  for await (const { rows } of rowsOfFile(path, name)) {
    if (services.now() > until || signal.aborted) break
    const found = await resolveRows(plan, rows)
    const ids = found.flatMap(({ doc }) => (doc === undefined ? [] : [doc]))
    const facts = await services.documents.factsOf(context, catalogKind(type), ids)
    for (const row of found) await look(plan, run, row, row.doc === undefined ? undefined : facts.get(row.doc))
  }
  return run
}

async function look(
  plan: ImportPlan,
  run: ImportDryRun,
  row: FoundRow,
  facts: DocumentFacts | undefined,
): Promise<void> {
  run.looked += 1
  for (const { column, word } of row.unknown) countWord(run, column, word)
  try {
    if (row.doc !== undefined && !facts) throw hiddenTitle(row)
    const { change, left } = await decideImport(plan, row, facts)
    countLeft(run, row, left)
    if (!change) run.unchanged += 1
    else {
      if (facts) run.update += 1
      else run.create += 1
      await showExample(plan, run, row, { facts, next: (change.verbs?.subject ?? change.next)?.payload })
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    run.failures += 1
    const shown = facts || row.row.id !== undefined ? row : { ...row, doc: undefined }
    if (run.fail.length < SHOWN_FAILURES) run.fail.push(failureOf(run, shown, error))
  }
}

function failureOf({ mapping }: ImportDryRun, row: FoundRow, error: DomainError): ImportDryRun['fail'][number] {
  const reason = reasonOf(error)
  const name = reason.field?.split('/')[1]
  const column =
    row.problems[0]?.column ||
    Object.entries(mapping).find(([, path]) => path !== '' && path.split('.')[0] === name)?.[0]
  return {
    row: row.nth,
    ...(row.doc !== undefined && { key: row.doc }),
    ...reason,
    ...(column && { column }),
  }
}

type Example = { facts: DocumentFacts | undefined; next: Record<string, unknown> | null | undefined }

async function showExample(
  { caller }: ImportPlan,
  run: ImportDryRun,
  row: FoundRow,
  { facts, next }: Example,
): Promise<void> {
  if (run.examples.length >= SHOWN_EXAMPLES) return
  const visible = visibleProducts(caller.actor)
  const before = (facts && currentOf(facts)?.payload) ?? {}
  const after = next ?? before
  const { changes } = await findDifference({ before, after, visible })
  const { lon } = hideForeign({ lon: after.lon }, visible) as { lon?: LocalizedText[] }
  run.examples.push({
    row: row.nth,
    ...(row.doc !== undefined && { key: row.doc }),
    lon: Array.isArray(lon) ? lon : [],
    changes,
  })
}

function countLeft(run: ImportDryRun, { nth }: FoundRow, left: readonly LeftCell[]): void {
  run.leftCount = (run.leftCount ?? 0) + left.length
  const room = SHOWN_FAILURES - (run.left?.length ?? 0)
  run.left?.push(...left.slice(0, room).map((cell) => ({ row: nth, ...cell })))
}

function countWord(run: ImportDryRun, column: string, word: string): void {
  const words = (run.unknown ??= [])
  const known = words.find((one) => one.column === column && one.word === word)
  if (known) known.count += 1
  else if (words.length < SHOWN_WORDS) words.push({ column, word, count: 1 })
}
