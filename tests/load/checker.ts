import type { FinalState } from './finalState.ts'
import type { History, Operation } from './history.ts'

/** What a judge found; nothing means that every promise was kept. */
export type Verdict = { problems: string[] }

type Audit = FinalState['audits'][number]

/**
 * Judges what clients were told against what lies in the database (reliability.md R1, R2, R6, R8, R14): nothing
 * acknowledged is missing, nothing refused is there, nothing happened twice, no document is half written.
 */
export function judge(history: History, state: FinalState): Verdict {
  const problems = [
    ...judgeOperations(history, state),
    ...judgeRevisions(state),
    ...judgeVersions(state),
    ...judgeSides(state),
    ...judgeTexts(state),
    ...judgeTotals(state),
  ]
  return { problems }
}

function judgeOperations(history: History, state: FinalState): string[] {
  const byToken = auditsByToken(state.audits)
  const answers = new Map(state.answers.map((answer) => [answer.key, answer]))
  const told = new Set<string>()
  return history.flatMap((operation) => {
    const name = nameOf(operation)
    const written = byToken.get(operation.token) ?? []
    if (written.length > 1) return [`${name} happened ${written.length} times`]
    if (operation.outcome === 'refused') return written.length > 0 ? [`${name} was refused and yet is there`] : []
    if (operation.outcome === 'unknown') return []
    const place = `${operation.id} revision ${operation.rev}`
    const twice = told.has(place) ? [`two were told that ${place} is theirs, one of them by ${name}`] : []
    told.add(place)
    const [audit] = written
    if (!audit) return [...twice, `${name} was acknowledged and is missing`]
    const moved =
      audit.id === operation.id && audit.rev === operation.rev
        ? []
        : [`${name} lies at ${audit.id} revision ${audit.rev}`]
    const kept = answers.get(operation.key)?.rev === operation.rev ? [] : [`${name} has no kept answer of its revision`]
    return [...twice, ...moved, ...kept]
  })
}

function nameOf({ kind, client, token }: Operation): string {
  return `${kind} ${token} of client ${client}`
}

/** Tokens by the audit entry whose change brought them. */
function auditsByToken(audits: readonly Audit[]): Map<string, Audit[]> {
  const byToken = new Map<string, Audit[]>()
  for (const audit of audits) {
    for (const token of tokensIn(audit.change.map((change) => change.after)))
      byToken.set(token, [...(byToken.get(token) ?? []), audit])
  }
  return byToken
}

function tokensIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value).match(/token-\d+-\d+/g) ?? [])
}

/** Each revision of each document has one change set and one event, from the first to the present without a hole. */
function judgeRevisions({ documents, audits, events }: FinalState): string[] {
  const auditsOf = Map.groupBy(audits, (audit) => audit.id)
  const eventsOf = Map.groupBy(events, (event) => event.id)
  return documents.flatMap(({ id, rev }) => {
    const wanted = Array.from({ length: rev }, (_, index) => index + 1).join()
    const revisions = (rows: readonly { rev: number }[] = []) =>
      rows
        .map((row) => row.rev)
        .sort((a, b) => a - b)
        .join()
    const problems: string[] = []
    if (revisions(auditsOf.get(id)) !== wanted) problems.push(`${id} at revision ${rev} has an audit with holes`)
    if (revisions(eventsOf.get(id)) !== wanted) problems.push(`${id} at revision ${rev} has events with holes`)
    return problems
  })
}

const DRAFT_SIDE = ['draft', 'pending', 'pre-draft']

function judgeVersions({ documents, versions }: FinalState): string[] {
  const versionsOf = Map.groupBy(versions, (version) => version.id)
  return documents.flatMap((document) => {
    const own = versionsOf.get(document.id) ?? []
    const keys = new Set(own.map((version) => version.key))
    const drafts = own.filter((version) => DRAFT_SIDE.includes(version.st))
    const published = own.filter((version) => version.st === 'published')
    const problems: string[] = []
    if (drafts.length > 1 || published.length > 1) problems.push(`${document.id} has two versions on one side`)
    if ((drafts[0]?.key ?? null) !== document.draft_key) problems.push(`${document.id} does not name its draft`)
    if ((published[0]?.key ?? null) !== document.published_key)
      problems.push(`${document.id} does not name what is published`)
    if (!keys.has(document.newest_key)) problems.push(`${document.id} names a newest version that is not there`)
    for (const { n, parent } of own) {
      if (n > 1 && parent === null) problems.push(`V${n} of ${document.id} has no parent`)
      if (parent !== null && !keys.has(parent)) problems.push(`V${n} of ${document.id} has a parent that is not there`)
    }
    return problems
  })
}

/** Each live version has its list row, and 'All' shows each document once. */
function judgeSides({ documents, sides }: FinalState): string[] {
  const sidesOf = Map.groupBy(sides, (side) => side.id)
  return documents.flatMap(({ id, state, draft_key, published_key }) => {
    if (state !== 'live') return []
    const own = sidesOf.get(id) ?? []
    const keyOf = (slot: string) => own.find((side) => side.slot === slot)?.key ?? null
    const problems: string[] = []
    if (keyOf('draft') !== draft_key || keyOf('published') !== published_key)
      problems.push(`${id} has list rows of other versions`)
    const shown = own.filter((side) => side.is_primary).length
    const waits = own.every((side) => side.st === 'pending')
    if (shown !== (waits ? 0 : 1)) problems.push(`${id} is shown ${shown} times under All`)
    return problems
  })
}

/** The text of each live version is the one that its list row was made from, and the last one written. */
function judgeTexts({ documents, versions, sides, audits }: FinalState): string[] {
  const byKey = new Map(versions.map((version) => [version.key, version]))
  const auditsOf = Map.groupBy(audits, (audit) => audit.id)
  const problems: string[] = []
  for (const side of sides) {
    for (const token of tokensIn(byKey.get(side.key)?.payload ?? null))
      if (!side.search_key.includes(token.replaceAll('-', ' ')))
        problems.push(`the list row of ${side.id} is not that of ${token}`)
  }
  for (const { id, draft_key, published_key } of documents) {
    const latest = (auditsOf.get(id) ?? []).toSorted((a, b) => b.rev - a.rev)
    const last = latest.map((audit) => [...tokensIn(audit.change.map((change) => change.after))][0]).find(Boolean)
    const current = byKey.get(draft_key ?? published_key ?? '')
    if (last && !tokensIn(current?.payload ?? null).has(last))
      problems.push(`${id} does not hold ${last}, written last`)
  }
  return problems
}

function judgeTotals({ sides, totals }: FinalState): string[] {
  const counted = new Map<string, number>()
  const add = (st: string) => counted.set(st, (counted.get(st) ?? 0) + 1)
  for (const side of sides) {
    add(side.st)
    if (side.is_primary) add('all')
  }
  const kept = new Map(totals.map((total) => [total.st, total.sum]))
  const statuses = new Set([...counted.keys(), ...kept.keys()])
  return [...statuses].flatMap((st) => {
    const [have, keep] = [counted.get(st) ?? 0, kept.get(st) ?? 0]
    return have === keep ? [] : [`the kept total of ${st} is ${keep}, there are ${have}`]
  })
}
