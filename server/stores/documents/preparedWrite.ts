import { hideForeign, visibleProducts } from '#contract/rules/payload/foreignProducts.ts'
import type { Warning } from '#contract/schemas/contentRecord.ts'
import { offloadable } from '../../threads/offload.ts'
import type { DocumentFacts, Payload, VersionFact } from './documentFacts.ts'
import { effectRows } from './effectRows.ts'
import type { EffectParam } from './effectParams.ts'
import { factsAfter } from './factsAfter.ts'
import { factsText } from './keptFacts.ts'
import { planWrite, type WriteInput, type WritePlan } from './planWrite.ts'
import { defaultImages, recordJson, sidesOf, type RecordHead } from './recordJson.ts'
import type { Words } from './shownWords.ts'
import { joinedInput, type SplitInput } from './splitInput.ts'

/** A write as its statement takes it: the rows of its steps as texts, and the answer in the shape of the next read. */
export type PreparedWrite = Record<EffectParam | 'document' | 'json', string> & {
  head: RecordHead
  rev: number
  erases: boolean
  words: Words
  /** What decides of its next write, where that may be kept. */
  standing: string
}

/**
 * `isAnswered`: whether the answer is the record; the text is empty where it is not. `isAlone`: it is the only write of
 * its statement, whose steps are chosen by what it needs.
 */
type Preparation = SplitInput & { warnings: readonly Warning[]; isAnswered: boolean; isAlone: boolean }

/** What a decided write is made of, worked out to the last text: a pure function of what stands and what comes. */
export function preparedWrite({ warnings, isAnswered, isAlone, ...split }: Preparation): PreparedWrite {
  const input = joinedInput(split)
  const plan = planWrite(input, isAlone)
  const payloadJson = plan.payload ? JSON.stringify(plan.payload) : null
  const { head, json } = answerOf(input, plan, { warnings, payloadJson, isAnswered })
  return {
    ...effectRows({ input, plan, payloadJson }),
    document: JSON.stringify(plan.document),
    json,
    head,
    rev: plan.rev,
    erases: plan.verbs.erases,
    words: plan.words,
    standing: isAlone ? factsText(input.kind, factsAfter(input, plan)) : '',
  }
}

/** The same; large records are worked out in another thread. */
export const prepareWrite = offloadable(preparedWrite)

/** What a write answers; the text is empty where that is something else. */
export function answerOf(
  input: WriteInput,
  plan: Pick<WritePlan, 'verbs' | 'rev'>,
  { isAnswered = true, ...texts }: Omit<Answered, 'head' | 'shown'> & { isAnswered?: boolean },
): { head: RecordHead; json: string } {
  const shown = shownVersion(plan)
  const head = headOf(input, plan, shown)
  return { head, json: isAnswered ? answerJson(input, plan, { head, shown, ...texts }) : '' }
}

/** The version that the answer shows: the one written, else what is left. */
function shownVersion({ verbs }: Pick<WritePlan, 'verbs'>): VersionFact {
  const shown = verbs.subject ?? verbs.draft ?? verbs.published ?? verbs.rest
  if (!shown) throw new Error('a write leaves no version behind')
  return shown
}

type Answered = {
  head: RecordHead
  shown: VersionFact
  payloadJson: string | null
  warnings: readonly Warning[]
}

/** The answer in the shape of the next read; entries of foreign products are left out of it. */
function answerJson(
  input: WriteInput,
  plan: Pick<WritePlan, 'verbs'>,
  { head, shown, payloadJson, warnings }: Answered,
): string {
  const visible = visibleProducts(input.sender.actor)
  const payload: Payload = shown.payload ?? {}
  const text =
    visible === 'all' && payloadJson && shown === plan.verbs.subject
      ? payloadJson
      : JSON.stringify(hideForeign(payload, visible))
  return recordJson({ ...head, ...defaultImages(input.kind.urn, 'ia' in payload) }, text, warnings)
}

function headOf(
  { kind, knownAs: id, facts, sender, at }: WriteInput,
  plan: Pick<WritePlan, 'verbs' | 'rev'>,
  shown: VersionFact,
): RecordHead {
  const { verbs, rev } = plan
  const by = sender.actor.username
  return {
    id,
    key: shown.key,
    urn: kind.urn,
    cty: kind.type.type,
    st: shown.st,
    rev,
    n: shown.n,
    ct: facts?.created ?? at,
    cu: facts?.createdBy ?? by,
    ut: shown === verbs.subject ? at : (versionUpdated(facts, shown)?.at ?? at),
    uu: shown === verbs.subject ? by : (versionUpdated(facts, shown)?.by ?? by),
    schema: shown.schema,
    sides: sidesOf({
      draft_key: verbs.draft?.key ?? null,
      draft_st: verbs.draft?.st ?? null,
      draft_n: verbs.draft?.n ?? null,
      published_key: verbs.published?.key ?? null,
      published_n: verbs.published?.n ?? null,
    }),
  }
}

function versionUpdated(
  facts: DocumentFacts | undefined,
  version: VersionFact,
): { at: string; by: string } | undefined {
  const stored = [facts?.draft, facts?.published, facts?.other].find((one) => one?.key === version.key)
  return stored && { at: stored.updated, by: stored.updatedBy }
}
