import type { DocumentFacts, Payload, VersionFact } from '../documentFacts.ts'
import type { VerbPlan } from '../planVerb.ts'
import type { PreviousState, PreviousVersion } from './former.ts'

/** Versions of the document that are on neither side now, by key. */
export type StoredVersions = ReadonlyMap<string, VersionFact>

type Live = Extract<PreviousState, { made?: undefined }>

const nothing = { state: 'live', rest: undefined, erases: false } as const

/**
 * Takes a write back: the document stands as it stood before, text by text. Nothing is lost on the way: a published
 * version that gives way is kept as archived, a draft that was opened as deleted, and what was superseded comes back
 * as a version of its own, since superseded versions never change.
 */
export function planReturn(
  facts: DocumentFacts,
  former: PreviousState,
  stored: StoredVersions,
  newKeys: readonly [string, string],
): VerbPlan {
  if (former.made) return putAway(facts, 'deleted', currentVersion(facts))
  const textOf = (version: PreviousVersion) => ({ ...versionAt(facts, stored, version), schema: version.schema })
  if (former.state !== 'live' && former.rest)
    return putAway(facts, former.state, { ...textOf(former.rest), st: former.rest.st })
  return facts.state === 'live' ? backOnAir(facts, former, textOf, newKeys) : broughtBack(former, textOf)
}

type TextOf = (version: PreviousVersion) => VersionFact

/** Archived or deleted before, or made by what is taken back. */
function putAway(facts: DocumentFacts, state: DocumentFacts['state'], newest: VersionFact): VerbPlan {
  const rest: VersionFact = { ...newest, st: state as VersionFact['st'], base: null }
  const others = [facts.draft, facts.published].filter((one) => one && one.key !== rest.key)
  const steppedBack = others.map((one) => ({ key: needed(one).key, st: 'archived' as const }))
  return { ...nothing, state, draft: undefined, published: undefined, rest, subject: rest, steppedBack }
}

/** Archived or deleted by what is taken back: both sides stand under their keys. */
function broughtBack({ draft, published }: Live, textOf: TextOf): VerbPlan {
  const drafted = draft && textOf(draft)
  const aired = published && textOf(published)
  return plan(drafted, aired, [drafted, aired], [])
}

function backOnAir(
  facts: DocumentFacts,
  former: Live,
  textOf: TextOf,
  [publishedKey, draftKey]: readonly [string, string],
): VerbPlan {
  const { draft: nowDraft, published: nowPublished } = facts
  const written: VersionFact[] = []
  const write = (version: VersionFact) => {
    written.push(version)
    return version
  }
  const aired = former.published && airedAgain(facts, former.published, publishedKey, textOf)
  const published = aired === nowPublished ? aired : aired && write(aired)
  const n = facts.n + (published?.key === publishedKey ? 2 : 1)
  const drafted = former.draft && draftedAgain(facts, former, { published, n, key: draftKey }, textOf)
  const draft = drafted && write(drafted)
  const left = new Set([published?.key, draft?.key])
  const steppedBack = [
    ...(nowPublished && !left.has(nowPublished.key) ? [{ key: nowPublished.key, st: 'archived' as const }] : []),
    ...(nowDraft && !left.has(nowDraft.key) ? [{ key: nowDraft.key, st: 'deleted' as const }] : []),
  ]
  return plan(draft, published, written, steppedBack)
}

/** What was published: still there, made a draft meanwhile, or superseded. */
function airedAgain(facts: DocumentFacts, former: PreviousVersion, newKey: string, textOf: TextOf): VersionFact {
  const { draft, published, n } = facts
  if (published?.key === former.key) return published
  const text = textOf(former)
  if (draft?.key === former.key) return text
  return { ...text, key: newKey, n: n + 1, parent: published?.key ?? former.key }
}

type NewDraft = { published: VersionFact | undefined; n: number; key: string }

/** What was the draft: still one, published on the way, or followed by a version of its own. */
function draftedAgain(
  { draft, published: nowPublished }: DocumentFacts,
  former: Live,
  { published, n, key }: NewDraft,
  textOf: TextOf,
): VersionFact {
  const was = needed(former.draft)
  const text = textOf(was)
  const isThere = draft?.key === was.key || (nowPublished?.key === was.key && !former.published)
  if (isThere) return text
  const base = was.base === former.published?.key ? (published?.key ?? null) : was.base
  return { ...text, key, n, base, parent: published?.key ?? was.key }
}

function plan(
  draft: VersionFact | undefined,
  published: VersionFact | undefined,
  written: readonly (VersionFact | undefined)[],
  steppedBack: VerbPlan['steppedBack'],
): VerbPlan {
  const [subject, beside] = written.filter((one) => one !== undefined).toReversed()
  const both = { draft, published, subject: subject ?? undefined, steppedBack }
  // The draft's side stands for the document, so it is the subject where both are written.
  if (subject && beside && beside === draft) return { ...nothing, ...both, subject: beside, beside: subject }
  return { ...nothing, ...both, ...(beside ? { beside } : {}) }
}

function versionAt(facts: DocumentFacts, stored: StoredVersions, former: PreviousVersion): VersionFact {
  const now = [facts.draft, facts.published, facts.other].find((one) => one?.key === former.key)
  const there = now ?? stored.get(former.key)
  const payload: Payload | null = former.payload ?? there?.payload ?? null
  return { ...former, payload, updated: there?.updated ?? '', updatedBy: there?.updatedBy ?? '' }
}

function currentVersion({ draft, published, other }: DocumentFacts): VersionFact {
  return needed(draft ?? published ?? other)
}

function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a write is taken back that left no such version')
  return value
}
