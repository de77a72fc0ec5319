import { diffRecords } from '#contract/rules/diff/diffRecords.ts'
import { versionName } from '#contract/rules/versions/versionName.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedAudit, LoadedDocument, LoadedText } from '../../stores/documents/loadDocuments.ts'
import { between, type Random } from '../random.ts'
import { isOverPublished, type Fate } from './fate.ts'
import { anEditor, aPublisher, IMPORT, type Editor } from './people.ts'
import { seedId } from './seedId.ts'

const DAY_MS = 86_400_000

/** A title's texts, oldest first, and what became of it. */
type Life = {
  nth: number
  /** Each next text is what an editor made of the one before. */
  texts: Payload[]
  fate: Fate
  /** When it was last worked on, in ms; the rest lies before. */
  updated: number
  exId?: string
  provider?: string
}

type Step = { at: string; who: Editor; key: string; payload: Payload; n: number }

/** A whole document with its versions and who did what, as if people had made it step by step. */
export function documentOf(life: Life, random: Random): LoadedDocument {
  const { nth, texts, fate, updated } = life
  const id = seedId(nth, random)
  const first = updated - between(random, texts.length > 1 ? 20 : 0.2, 320) * DAY_MS
  const steps = texts.map((payload, index): Step => {
    const share = texts.length > 1 ? index / (texts.length - 1) : 1
    const who = index === 0 && random() < 0.6 ? IMPORT : anEditor(random)
    return { payload, n: index + 1, who, key: seedId(nth, random), at: iso(first + (updated - first) * share) }
  })
  const last = steps[steps.length - 1]
  if (!last) throw new Error('a title needs a text')
  const created = iso(first - between(random, 0.01, 2) * DAY_MS)
  const creator = steps[0]?.who ?? IMPORT
  const publisher = aPublisher(random)
  const done = fate === 'published' || isOverPublished(fate) ? publisher : last.who
  return {
    id,
    exId: life.exId,
    provider: life.provider,
    created,
    createdBy: creator.username,
    updated: last.at,
    by: done.username,
    byName: done.name,
    ...sidesOf(steps, fate, publisher),
    audit: auditOf(steps, fate, created, creator, publisher),
  }
}

const textOf = ({ key, payload, at, who }: Step): LoadedText => ({ key, payload, at, by: who.username })

function sidesOf(
  steps: Step[],
  fate: Fate,
  publisher: Editor,
): Pick<LoadedDocument, 'older' | 'published' | 'draft' | 'rest'> {
  const texts = steps.map(textOf)
  const last = texts.pop() as LoadedText
  if (fate === 'published') return { older: texts, published: { ...last, by: publisher.username } }
  if (fate === 'archived' || fate === 'deleted') return { older: texts, rest: { ...last, st: fate } }
  const st = fate === 'processing' ? 'pre-draft' : fate === 'pending' || fate === 'resubmitted' ? 'pending' : 'draft'
  const draft = { ...last, st } as const
  return isOverPublished(fate) ? { older: texts.slice(0, -1), published: texts.at(-1), draft } : { older: texts, draft }
}

function auditOf(
  steps: readonly Step[],
  fate: Fate,
  created: string,
  creator: Editor,
  publisher: Editor,
): LoadedAudit[] {
  const entry = (
    who: Editor,
    verb: string,
    at: string,
    key: string,
    names: [string | null, string],
    change: LoadedAudit['change'] = [],
  ) => ({
    ...who,
    verb,
    at,
    key,
    previous: names[0],
    current: names[1],
    change,
  })
  const draft = (n: number) => versionName(n, 'draft')
  return steps.flatMap(({ n, key, at, who, payload }, index) => {
    const isLast = index === steps.length - 1
    const before = steps[index - 1]
    const saved = before
      ? entry(
          who,
          'saveDraft',
          at,
          key,
          [versionName(before.n, 'published'), draft(n)],
          diffRecords(before.payload, payload, { ignore: ['ia_meta'] }),
        )
      : entry(creator, 'saveDraft', created, key, [null, draft(n)], diffRecords({}, { lon: payload.lon }))
    const [verb, st] = isLast ? endOf(fate) : (['publish', 'published'] as const)
    if (!verb) return [saved]
    return [saved, entry(verb === 'publish' ? publisher : who, verb, later(at), key, [draft(n), versionName(n, st)])]
  })
}

/** The last step of a fate: its verb and the status that it leaves. */
function endOf(fate: Fate): readonly [string | undefined, string] {
  if (fate === 'published') return ['publish', 'published']
  if (fate === 'pending' || fate === 'resubmitted') return ['submit', 'pending']
  if (fate === 'archived') return ['archive', 'archived']
  if (fate === 'deleted') return ['deleteContent', 'deleted']
  return [undefined, 'draft']
}

const iso = (ms: number) => new Date(Math.round(ms)).toISOString()
const later = (at: string) => iso(Date.parse(at) + 41_000)
